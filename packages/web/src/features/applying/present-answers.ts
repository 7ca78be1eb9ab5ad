import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import { formPath } from '../../paths.ts';
import type { AnswerRow, Answers } from './step.ts';
import { addressAnswers } from './steps/address/answers.ts';
import { contactAnswers } from './steps/contact/answers.ts';
import { homeAnswers } from './steps/home/answers.ts';
import { loanAnswers } from './steps/loan/answers.ts';
import { personAnswers } from './steps/person/answers.ts';
import { preferencesAnswers } from './steps/preferences/answers.ts';
import { workAnswers } from './steps/work/answers.ts';
import type { Draft } from './steps.ts';

/** The answers of every step, in the order of the form. */
export const ANSWERS: readonly Answers<Draft>[] = [
  loanAnswers,
  personAnswers,
  contactAnswers,
  addressAnswers,
  workAnswers,
  homeAnswers,
  preferencesAnswers,
];

export type AnswerGroup = { heading: string; rows: SummaryRow[] };

/** Every answer, as it will be sent, each with a way to change it. Steps with the same heading are grouped. */
export function presentAnswers(draft: Draft): AnswerGroup[] {
  const headings = new Set(ANSWERS.map(({ heading }) => heading));
  return [...headings].map((heading) => {
    const grouped = ANSWERS.filter((each) => each.heading === heading);
    return { heading, rows: grouped.flatMap(({ rows }) => rows(draft)).map(presentRow) };
  });
}

function presentRow({ key, value, page, hidden }: AnswerRow): SummaryRow {
  return { key, value, change: { href: formPath(page, { isChange: true }), hiddenText: hidden } };
}
