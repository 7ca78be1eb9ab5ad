import type { ReactNode, SubmitEvent } from 'react';
import type { Limits } from '../../parts/application/use-limits.ts';
import type { Problems } from '../../resources/problems.ts';

/** What a page of the form is given. */
export type StepForm<Fields, Id extends string = keyof Fields & string> = {
  page: string;
  /** False until there is a draft. */
  isReady: boolean;
  draft: Fields;
  limits: Limits;
  problems: Problems<Id>;
  attempts: number;
  submit: (event: SubmitEvent) => void;
  backHref: string;
  /** The borrower came from the check page to change one answer. */
  isChange: boolean;
  /** Which step of how many it belongs to. */
  position: { number: number; of: number };
};

export type StepProps<Fields, Id extends string = keyof Fields & string> = { form: StepForm<Fields, Id> };

/** One page of a step. Most steps have one. */
export type PageOfStep<Fields, Id extends string = keyof Fields & string> = {
  screen: (props: StepProps<Fields, Id>) => ReactNode;
  check: (fields: Fields, limits: Limits) => Problems<Id>;
  /** Whether the page belongs to the form, given the answers so far; always without it. */
  isAsked?: (fields: Fields) => boolean;
  /** The page after it belongs to the same answer, so a change is not complete without it. */
  leadsOn?: boolean;
  /** Where else the answers lead, instead of to the next page. */
  divert?: (fields: Fields, limits: Limits) => string | null;
};

/** An answer on the check page. `page` is where it is changed. */
export type AnswerRow = { key: string; value: string; page: string; hidden: string };

/** The answers of a step on the check page, under a heading. They are loaded with that page. */
export type Answers<Fields> = { heading: string; rows: (fields: Fields) => readonly AnswerRow[] };

/** A step of the form: a folder in `steps/`, and a line in `steps.ts` and in `present-answers.ts`. */
export type Step<Fields, Id extends string = keyof Fields & string> = {
  /** Its fields as the form opens. */
  start: Fields;
  pages: Readonly<Record<string, PageOfStep<Fields, Id>>>;
  /** What the wire calls otherwise than the form does. */
  wireNames?: Readonly<Partial<Record<keyof Fields, string>>>;
  /** The page on which a field is corrected; the first one without it. */
  pageOf?: (field: string) => string | undefined;
};

/** A choice that is offered, in the order in which it is offered. */
export type Labels<V extends string> = readonly { value: V; label: string }[];

export function labelOf<V extends string>(labels: Labels<V>, value: V | ''): string {
  return labels.find((option) => option.value === value)?.label ?? '';
}
