import {
  ARRANGEMENT_STEPS,
  nextArrangementStep,
  type ArrangementStep,
} from '@fairlead/core/arrangement/form';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import type { Arrangement, ArrangementInfo } from '../../resources/arrangement/arrangement.ts';

type Answered = Pick<Arrangement, 'formData' | 'plan'>;
type Statement = ArrangementInfo['financialStatement'];

/** The step in which something is missing, or no longer possible; the summary when there is none. */
export function stepToContinue({ formData, plan }: Answered, statement: Statement): ArrangementStep {
  const next = nextArrangementStep(formData, statement);
  return next === 'summary' && plan === null ? 'date' : next;
}

const place = (step: ArrangementStep): number => ARRANGEMENT_STEPS.indexOf(step);

/** Whether a step can be opened: everything before it is answered. */
export function canOpen(step: ArrangementStep, answered: Answered, statement: Statement): boolean {
  if (step === 'other') return answered.formData.reason === 'other';
  return place(step) <= place(stepToContinue(answered, statement));
}

const isSkipped = (step: ArrangementStep, { formData }: Answered): boolean =>
  step === 'other' && formData.reason !== 'other';

/** The step after this one. */
export function stepAfter(step: ArrangementStep, answered: Answered): ArrangementStep {
  const later = ARRANGEMENT_STEPS.slice(place(step) + 1);
  return later.find((each) => !isSkipped(each, answered)) ?? 'confirmation';
}

/** Where the way back from a step leads: the summary for an answer that is changed there, else the step before. */
export function pathBefore(
  step: ArrangementStep,
  loanId: string,
  answered: Answered,
  isChange: boolean,
): string {
  if (isChange) return selfServeArrangementPath(loanId, 'summary');
  const before = ARRANGEMENT_STEPS.slice(0, place(step)).findLast((each) => !isSkipped(each, answered));
  return selfServeArrangementPath(loanId, before);
}

/** Of the steps, in the words of the borrower: each section is a few of them. */
const SECTION_OF = {
  reason: 1,
  other: 1,
  income: 2,
  outgoings: 2,
  'priority-bills': 2,
  offer: 3,
  date: 4,
  summary: 5,
  confirmation: 5,
} as const satisfies Record<ArrangementStep, number>;

const SECTIONS = [
  'What happened',
  'Your budget',
  'What you can pay',
  'When you pay',
  'Check your plan',
] as const;

export function sectionOf(step: ArrangementStep) {
  const section = SECTION_OF[step];
  return { step: section, of: SECTIONS.length, name: SECTIONS[section - 1] };
}
