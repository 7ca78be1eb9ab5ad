import { ARRANGEMENT_CREDIT_FILE } from '@fairlead/core/arrangement/credit-file';
import { ARRANGEMENT_REASONS, type ArrangementStep } from '@fairlead/core/arrangement/form';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { SummaryList, type SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { SubmitEvent } from 'react';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import { PlanTable } from './PlanTable.tsx';
import { months, paidByInWords, PLAN_CONDITIONS, planPoints } from './present-arrangement.ts';
import { StepPage } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useSave } from './use-save.ts';

function rowsOf({ loanId, arrangement: { formData } }: StepProps): SummaryRow[] {
  const { reason, other, amount, term, paymentDate, paidBy } = formData;
  const row = (key: string, value: string, step: ArrangementStep, hiddenText: string): SummaryRow => ({
    key,
    value,
    change: { href: selfServeArrangementPath(loanId, step, { from: 'summary' }), hiddenText },
  });
  return [
    row('What has changed', reason === null ? '' : ARRANGEMENT_REASONS[reason], 'reason', 'what has changed'),
    ...(reason === 'other' && other !== null ? [row('In your words', other, 'other', 'your own words')] : []),
    row('You pay', amount === null ? '' : `${formatWholePounds(amount)} a month`, 'offer', 'what you pay'),
    row('For', months(term ?? 0), 'offer', 'how long you pay it'),
    row('First payment', paymentDate === null ? '' : longDay(paymentDate), 'date', 'the first payment'),
    row('How', paidByInWords(paidBy), 'date', 'how you pay'),
  ];
}

/** Everything about the plan, before it is agreed. */
export function SummaryStep(props: StepProps) {
  const { loanId, arrangement } = props;
  const { plan, formData } = arrangement;
  const { save, isSaving, failure } = useSave(props, 'summary');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSaving) void save({}, true);
  };
  if (plan === null) return null;
  return (
    <StepPage
      step="summary"
      title="Check your plan before you agree it"
      submitLabel="Agree this plan"
      problems={{}}
      attempts={0}
      {...{ loanId, arrangement, failure, isSaving }}
      onSubmit={submit}
    >
      <SummaryList rows={rowsOf(props)} />
      <PlanTable plan={plan} paidBy={formData.paidBy} />
      <section className="stack gap-3" aria-labelledby="means">
        <h2 id="means">What this means</h2>
        <ul className="list">
          {planPoints(plan, formData.paidBy).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="stack gap-3" aria-labelledby="credit-file">
        <h2 id="credit-file">Your credit file</h2>
        <ul className="list">
          {ARRANGEMENT_CREDIT_FILE.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="stack gap-3" aria-labelledby="changes">
        <h2 id="changes">If something changes</h2>
        <ul className="list">
          {PLAN_CONDITIONS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </StepPage>
  );
}
