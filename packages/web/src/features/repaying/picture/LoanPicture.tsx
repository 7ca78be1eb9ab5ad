import { Details } from '@fairlead/ui/details/Details';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { Table } from '@fairlead/ui/table/Table';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Suspense, useState } from 'react';
import { laterPart } from '../../../parts/page/later-part.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { changeNamed, CHOICES, UNCHANGED } from '../what-if/changes.ts';
import type { Course } from '../what-if/WhatIf.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { changedLine } from './present-change.ts';
import {
  momentInWords,
  presentPicture,
  presentPictureRows,
  presentPictureWords,
  type Picture,
} from './present-picture.ts';
import { useWidth } from './use-width.ts';

/** Only once a change is chosen. */
const WhatIf = laterPart('what you can change', async () => (await import('../what-if/WhatIf.tsx')).WhatIf);

const COLUMNS = [
  { key: 'number', heading: 'Payment', rowHeading: true },
  { key: 'dueOn', heading: 'Due' },
  { key: 'interest', heading: 'Interest', numeric: true },
  { key: 'capital', heading: 'Reduces your balance by', numeric: true },
  { key: 'closing', heading: 'Balance after', numeric: true },
] as const;

/** The balance over time: a chart to explore, a summary, and the same data as a table. */
export function LoanPicture({ loan }: { loan: Loan }) {
  const picture = presentPicture(loan);
  if (!picture) return null;
  const words = presentPictureWords(loan);
  return (
    <section className="loan-picture" aria-labelledby="picture-heading">
      <h2 id="picture-heading">Your balance over time</h2>
      <p className="measure">{words.summary}</p>
      <FigureRow
        items={[
          { label: 'Interest paid so far', value: words.interest.paid },
          { label: 'Interest still to come', value: words.interest.toCome },
        ]}
      />
      <Explorer loan={loan} picture={picture} />
      <Details summary="View as a table">
        <Table
          caption="What each payment is made of"
          captionHidden
          columns={COLUMNS}
          rows={presentPictureRows(loan)}
        />
      </Details>
    </section>
  );
}

/** The chart, with either a range that goes from payment to payment or a change that the borrower considers. */
function Explorer({ loan, picture }: { loan: Loan; picture: Picture }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState(picture.startsAt);
  const [choice, setChoice] = useState<string>(UNCHANGED);
  const [course, setCourse] = useState<Course | null>(null);
  const kind = changeNamed(choice);
  const changed = course ? changedLine(loan, picture, course.balances) : [];
  return (
    <div className="loan-explorer">
      {canConsider(loan) && (
        <SelectField
          name="what-if"
          label="What would you like to see?"
          options={CHOICES}
          value={choice}
          onChange={setChoice}
        />
      )}
      <Legend picture={picture} hasChange={changed.length > 0} />
      <div className="chart-frame" ref={ref}>
        {width > 0 && (
          <BalanceChart
            {...{ picture, width, changed }}
            place={kind === null ? place : null}
            onPoint={setPlace}
          />
        )}
      </div>
      {kind === null ? (
        <Looking {...{ picture, place, setPlace }} />
      ) : (
        <Suspense fallback={<Skeleton label="Loading what you can change" lines={3} />}>
          <WhatIf key={kind} loan={loan} kind={kind} onCourse={setCourse} />
        </Suspense>
      )}
    </div>
  );
}

/** A running loan on which nothing is overdue and that is not being paid off. */
function canConsider({ state, isActive, arrears, pendingRepayments = [] }: Loan): boolean {
  const isEnding = pendingRepayments.some(({ purpose }) => purpose === 'settlement');
  return isActive && state === 'Live' && arrears.amount === 0 && !isEnding;
}

/** Only what the chart shows. */
function Legend({ picture, hasChange }: { picture: Picture; hasChange: boolean }) {
  return (
    <ul className="chart-legend">
      {hasChange && (
        <li>
          <span className="swatch swatch-changed" /> With the change
        </li>
      )}
      <li>
        <span className="swatch swatch-capital" /> Reduces your balance
      </li>
      <li>
        <span className="swatch swatch-interest" /> Interest
      </li>
      {picture.bars.some(({ isPaid }) => !isPaid) && (
        <li>
          <span className="swatch swatch-pale" /> Still to come
        </li>
      )}
    </ul>
  );
}

type LookingProps = { picture: Picture; place: number; setPlace: (place: number) => void };

/** One payment of the chart, in figures. */
function Looking({ picture, place, setPlace }: LookingProps) {
  const moment = picture.moments[place];
  return (
    <>
      <RangeField
        id="picture-place"
        label="Look at a payment"
        isLabelShown
        min={0}
        max={picture.bars.length}
        value={place}
        valueText={moment && momentInWords(moment)}
        onChange={setPlace}
        ends={['Start', 'Last payment']}
      />
      {moment && (
        <div className="chart-moment">
          <p>
            <strong>{moment.title}</strong> <span className="muted">{moment.on}</span>
          </p>
          <FigureRow items={moment.figures} />
        </div>
      )}
    </>
  );
}
