import type { WireFields } from '../../resources/draft/refusal.ts';
import type { PageOfStep, Step } from './step.ts';
import { addressStep } from './steps/address/step.ts';
import { contactStep } from './steps/contact/step.ts';
import { homeStep } from './steps/home/step.ts';
import { loanStep } from './steps/loan/step.ts';
import { personStep } from './steps/person/step.ts';
import { preferencesStep } from './steps/preferences/step.ts';
import { workStep } from './steps/work/step.ts';

/**
 * The steps of the form in their order. A new one is a folder in `steps/` and a line here; its answers are a line of
 * `present-answers.ts`, which only the check page loads.
 */
const LISTED = [loanStep, personStep, contactStep, addressStep, workStep, homeStep, preferencesStep] as const;

type Listed = (typeof LISTED)[number];

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** Fields that no step asks for: a comparison partner's signed token, and codes of documents. */
const UNASKED = { referral: '', lufcd: 0, lfcd: 0, lcpd: 0 };

/** The form as it is typed: the fields of every step. */
export type Draft = All<Listed['start']> & typeof UNASKED;

/** A page of the form, by its name in the address. */
export type PageId = keyof All<Listed['pages']>;

/** A step seen from the whole form. */
type StepOfForm = Omit<Step<Draft, string>, 'start' | 'wireNames'> & {
  start: Partial<Draft>;
  wireNames?: Readonly<Record<string, string>>;
};

export const STEPS: readonly StepOfForm[] = LISTED;

type Page = PageOfStep<Draft, string> & {
  /** Which step it belongs to, from 1. */
  number: number;
};

const pages = STEPS.flatMap((step, index) =>
  Object.entries(step.pages).map(([id, page]) => [id, { ...page, number: index + 1 }] as const),
);

// The pages of every step have the names of `PageId`.
export const PAGES = Object.fromEntries(pages) as Readonly<Record<PageId, Page>>;

// The fields of every step make the whole form.
export const EMPTY_FORM = Object.assign({}, UNASKED, ...STEPS.map(({ start }) => start)) as Draft;

/** The form's field for each name that the wire has. */
export const WIRE_FIELDS: WireFields = Object.fromEntries(
  STEPS.flatMap(({ start, wireNames = {} }) =>
    Object.keys(start).map((field) => [wireNames[field] ?? field, field]),
  ),
);
