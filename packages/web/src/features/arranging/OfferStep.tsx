import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { Stack } from '@fairlead/ui/stack/Stack';
import type { SubmitEvent } from 'react';
import { typedPounds } from '../../parts/application/typed-pounds.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import type { ArrangementInfo } from '../../resources/arrangement/arrangement.ts';
import { only } from '../../resources/problems.ts';
import { NothingLeft } from './NothingLeft.tsx';
import { amountProblem, months, presentOffer, totalInWords } from './present-arrangement.ts';
import { StepPage } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useFields } from './use-fields.ts';
import { useSave } from './use-save.ts';

/** What the budget leaves, what can be paid of it, and for how long. */
export function OfferStep(props: StepProps) {
  const { info, loanId, arrangement } = props;
  return info.offer === null ? (
    <NothingLeft loanId={loanId} arrangement={arrangement} info={info} />
  ) : (
    <OfferForm {...props} offer={info.offer} />
  );
}

type Offer = NonNullable<ArrangementInfo['offer']>;

const typedFrom = (amount: Pence): string => formatWholePounds(amount).replace('£', '');

function OfferForm({ offer, ...props }: StepProps & { offer: Offer }) {
  const { loanId, arrangement, info } = props;
  const { amount: saved, term: savedTerm } = arrangement.formData;
  const { save, isSaving, failure } = useSave(props, 'offer');
  const { fields, change, forget, problems, attempts, isReady } = useFields(
    'arrangement-offer',
    { loanId, amount: typedFrom(saved ?? offer.suggested), term: savedTerm?.toString() ?? '' },
    ({ amount, term }) =>
      only({
        amount: amountProblem(typedPounds(amount), amount, offer),
        term: term === '' ? 'Select how long you can pay it for' : undefined,
      }),
  );
  const amount = typedPounds(fields.amount);
  const term = fields.term === '' ? null : Number(fields.term);
  const { financialStatement } = info;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !isReady() || financialStatement === null) return;
    const { id: financialStatementId, version } = financialStatement;
    if (await save({ amount, term, affordability: { financialStatementId, version } })) forget();
  };
  const { suggestion, range } = presentOffer(offer);
  const total = totalInWords(problems.amount === undefined ? amount : null, term);
  return (
    <StepPage
      step="offer"
      title="What you can pay each month"
      {...{ loanId, arrangement, problems, attempts, failure, isSaving }}
      onSubmit={(event) => void submit(event)}
    >
      <Figure
        label="Left each month in your budget"
        value={formatPounds(info.surplus ?? pence(0))}
        note={<Link href={budgetPath('summary')}>How this is worked out</Link>}
      />
      <p>{suggestion} Choose what you can keep up: a smaller payment that you make every month is better.</p>
      <AmountField
        offer={offer}
        hint={range}
        value={fields.amount}
        error={problems.amount}
        onChange={(typed) => change({ amount: typed })}
      />
      <RadioGroup
        name="term"
        legend="For how long?"
        hint="You can pay more, or everything that’s overdue, at any time."
        options={Array.from({ length: info.maximumTerm }, (_, index) => ({
          value: String(index + 1),
          label: months(index + 1),
        }))}
        value={fields.term}
        error={problems.term}
        onChange={(chosen) => change({ term: chosen })}
      />
      <output className="arranging-total" aria-live="polite">
        {total !== null && <InsetText>{total}</InsetText>}
      </output>
    </StepPage>
  );
}

type AmountFieldProps = {
  offer: Offer;
  hint: string;
  /** As typed. */
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** What is paid each month, typed or chosen with a slider. */
function AmountField({ offer, ...field }: AmountFieldProps) {
  return (
    <Stack gap={4}>
      <MoneyField pence name="amount" label="What you can pay each month, in pounds" {...field} />
      <AmountSlider
        offer={offer}
        amount={typedPounds(field.value)}
        onMove={(moved) => field.onChange(typedFrom(moved))}
      />
    </Stack>
  );
}

const PENCE_IN_A_POUND = 100;

type SliderProps = { offer: Offer; amount: Pence | null; onMove: (amount: Pence) => void };

/** In whole pounds; the ends are those of the offer. */
function AmountSlider({ offer: { least, most }, amount, onMove }: SliderProps) {
  const [min, max] = [Math.ceil(least / PENCE_IN_A_POUND), Math.floor(most / PENCE_IN_A_POUND)];
  if (min >= max) return null;
  const pounds = Math.min(max, Math.max(min, Math.round((amount ?? least) / PENCE_IN_A_POUND)));
  const shown = (value: number): string => formatWholePounds(pence(value * PENCE_IN_A_POUND));
  return (
    <RangeField
      id="amount-range"
      label="What you can pay each month, as a slider"
      min={min}
      max={max}
      value={pounds}
      valueText={shown(pounds)}
      ends={[shown(min), shown(max)]}
      onChange={(moved) => onMove(pence(moved * PENCE_IN_A_POUND))}
    />
  );
}
