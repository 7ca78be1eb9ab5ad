import { STATEMENT_PARTS, type StatementPart } from '@fairlead/core/financial-statement/missing';
import { StepCaption } from '@fairlead/ui/step-caption/StepCaption';

/** Which part of the budget this is. */
export function PartCaption({ part }: { part: StatementPart }) {
  return <StepCaption step={STATEMENT_PARTS.indexOf(part) + 1} of={STATEMENT_PARTS.length} />;
}
