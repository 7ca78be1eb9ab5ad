import { Details } from '@fairlead/ui/details/Details';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { Table } from '@fairlead/ui/table/Table';
import { useState } from 'react';
import type { Loan } from '../../../resources/loan.ts';
import { BalanceChart } from './BalanceChart.tsx';
import {
  momentInWords,
  presentPicture,
  presentPictureRows,
  presentPictureWords,
  type Picture,
} from './present-picture.ts';
import { useWidth } from './use-width.ts';

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
      <Explorer picture={picture} />
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

/** The chart, and a range under it that goes from payment to payment. */
function Explorer({ picture }: { picture: Picture }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [place, setPlace] = useState(picture.startsAt);
  const moment = picture.moments[place];
  return (
    <div className="loan-explorer">
      <ul className="chart-legend">
        <li>
          <span className="swatch swatch-capital" /> Reduces your balance
        </li>
        <li>
          <span className="swatch swatch-interest" /> Interest
        </li>
        <li>
          <span className="swatch swatch-pale" /> Still to come
        </li>
      </ul>
      <div className="chart-frame" ref={ref}>
        {width > 0 && <BalanceChart {...{ picture, width, place }} onPoint={setPlace} />}
      </div>
      <RangeField
        id="picture-place"
        label="Look at a payment"
        min={0}
        max={picture.bars.length}
        value={place}
        valueText={moment && momentInWords(moment)}
        onChange={setPlace}
      />
      {moment && (
        <div className="chart-moment">
          <p>
            <strong>{moment.title}</strong> <span className="muted">{moment.on}</span>
          </p>
          <FigureRow items={moment.figures} />
        </div>
      )}
    </div>
  );
}
