import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { formPath } from '../../paths.ts';
import type { AnswerRow } from './step.ts';
import { STEPS, type Draft } from './steps.ts';

export type AnswerGroup = { heading: string; rows: SummaryRow[] };

/** Every answer, as it will be sent, each with a way to change it. Steps with the same heading are grouped. */
export function presentAnswers(draft: Draft): AnswerGroup[] {
  const headings = new Set(STEPS.map(({ answers }) => answers.heading));
  return [...headings].map((heading) => {
    const steps = STEPS.filter(({ answers }) => answers.heading === heading);
    return { heading, rows: steps.flatMap(({ answers }) => answers.rows(draft)).map(presentRow) };
  });
}

function presentRow({ key, value, page, hidden }: AnswerRow): SummaryRow {
  return { key, value, change: { href: formPath(page, { isChange: true }), hiddenText: hidden } };
}
