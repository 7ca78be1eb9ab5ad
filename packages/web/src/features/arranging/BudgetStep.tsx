import { STATEMENT_STEPS, type StatementStep } from '@fairlead/core/arrangement/form';
import type { StatementPart } from '@fairlead/core/financial-statement/missing';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';
import { useSearchParams } from 'react-router';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import { BudgetPart } from '../../parts/budget/BudgetPart.tsx';
import { WithBudget } from '../../parts/budget/WithBudget.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { sectionOf, stepAfter } from './arrangement-path.ts';
import { StepBack } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useIsChange, useSave } from './use-save.ts';
import { Opening } from '../../parts/page/Opening.tsx';
import { partHead } from '../../parts/budget/budget-words.ts';

/** A part of the household’s budget, which is the same one as on its own pages. */
export function BudgetStep({ step, ...props }: StepProps & { step: StatementStep }) {
  const { loanId, arrangement, reload } = props;
  const [search] = useSearchParams();
  const go = useGo();
  const isChange = useIsChange();
  const { save } = useSave(props, step);
  const parts: readonly StatementPart[] = STATEMENT_STEPS[step];
  const index = Math.max(
    0,
    parts.findIndex((each) => each === search.get('part')),
  );
  const part = parts[index];
  if (part === undefined) return null;
  const pageOf = (each: StatementPart | undefined) =>
    selfServeArrangementPath(loanId, step, { part: each, from: isChange ? 'summary' : undefined });

  const saved = async (): Promise<void> => {
    const next = parts[index + 1];
    if (next !== undefined) {
      go(pageOf(next));
      return;
    }
    await reload();
    if (step === 'priority-bills') await save({ priorityBillsUpdated: true });
    else go(selfServeArrangementPath(loanId, isChange ? 'summary' : stepAfter(step, arrangement)));
  };
  const back =
    index > 0 ? (
      <BackLink href={pageOf(parts[index - 1])}>Back</BackLink>
    ) : (
      <StepBack step={step} loanId={loanId} arrangement={arrangement} />
    );
  const caption = <StepCaption {...sectionOf(step)} />;
  const label = 'Opening your budget';
  return (
    <WithBudget frame={<Opening head={partHead(part)} width="wide" before={back} {...{ caption, label }} />}>
      {(opened) => (
        <BudgetPart
          key={part}
          isNeeded
          part={part}
          {...opened}
          back={back}
          caption={caption}
          onSaved={() => void saved()}
        />
      )}
    </WithBudget>
  );
}
