import { Button } from '@fairlead/ui/button/Button';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { listProblems } from '../../resources/problems.ts';
import { useFigure } from './use-figure.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const FIGURE_HEAD: Head = {
  title: 'Your new settlement figure',
  lead: 'Ask your finance company for a new settlement letter. You then read and sign new documents, with the same interest rate.',
  isQuiet: true,
};

/** The figure for which the finance company of the car ends its agreement, and the last day of it. */
export function SettlementFigureForm({ application }: { application: Application }) {
  const { typed, change, problems, attempts, failure, isLoading, submit } = useFigure(application);
  return (
    <FormPage
      title={FIGURE_HEAD.title}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...FIGURE_HEAD} />
      <MoneyField
        pence
        name="settlementAmount"
        label="Settlement figure, in pounds"
        hint="What it costs to end that agreement"
        value={typed.settlementAmount}
        error={problems.settlementAmount}
        onChange={(settlementAmount) => change({ settlementAmount })}
      />
      <DateField
        name="settlementValidUntil"
        legend="Valid until"
        hint="For example, 11 12 2026"
        value={typed.settlementValidUntil}
        error={problems.settlementValidUntil}
        onChange={(settlementValidUntil) => change({ settlementValidUntil })}
      />
      <Button type="submit" busy={isLoading}>
        Continue to your documents
      </Button>
    </FormPage>
  );
}
