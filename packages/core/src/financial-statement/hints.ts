import { statementFrom, type StatementAnswers } from './answers.ts';
import type { FlexibleCategory } from './categories.ts';
import { overTriggers, type TriggerFigures } from './trigger-figures.ts';

/**
 * The categories to ask about again, because the household spends more than its trigger figures. None while it is not
 * known how many adults live in it, or where no figures are configured. The figures are licensed, so no answer has them.
 */
export function hintsFor(
  answers: StatementAnswers,
  figures: TriggerFigures | null,
): readonly FlexibleCategory[] {
  if (figures === null || answers.household.adults === null) return [];
  return overTriggers(statementFrom(answers), figures).map(({ category }) => category);
}
