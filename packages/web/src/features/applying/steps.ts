import {
  checkChoice,
  checkPostCode,
  checkStay,
  checkTypedAddress,
  needsPreviousAddress,
} from './address-rules.ts';
import {
  checkContact,
  checkHome,
  checkLoan,
  checkPerson,
  checkWork,
  type Check,
  type Limits,
} from './check-draft.ts';
import type { Draft } from './draft.ts';
import { hasProblems } from './problems.ts';

export type StepId =
  | 'loan'
  | 'you'
  | 'contact'
  | 'address'
  | 'address-choose'
  | 'address-manual'
  | 'address-stay'
  | 'previous-address'
  | 'previous-address-choose'
  | 'previous-address-manual'
  | 'work'
  | 'home'
  | 'preferences'
  | 'check';

type Step = {
  /** Which of the counted steps it belongs to; the page of checks is not counted. */
  number: number | null;
  check: Check;
  /** Whether the page belongs to the form, given the answers so far. */
  isAsked: (draft: Draft) => boolean;
  /** The page after it belongs to the same answer, so that a change is not complete without it. */
  leadsOn?: boolean;
};

const always = (): boolean => true;
const nothing: Check = () => ({});

const isByHand = (index: 0 | 1) => (draft: Draft) => draft.addresses[index].populateManually;
const hasMoved = (draft: Draft) => needsPreviousAddress(draft.addresses[0]);

function finding(index: 0 | 1): Pick<Step, 'check' | 'leadsOn'> {
  const check: Check = ({ addresses }) =>
    addresses[index].populateManually ? {} : checkPostCode(addresses[index]);
  return { check, leadsOn: true };
}

/** The form's pages in their order. */
export const STEPS: Readonly<Record<StepId, Step>> = {
  loan: { number: 1, check: checkLoan, isAsked: always },
  you: { number: 2, check: checkPerson, isAsked: always },
  contact: { number: 3, check: checkContact, isAsked: always },
  address: { number: 4, ...finding(0), isAsked: always },
  'address-choose': {
    number: 4,
    check: (draft) => checkChoice(draft.addresses[0]),
    isAsked: (draft) => !isByHand(0)(draft),
  },
  'address-manual': {
    number: 4,
    check: (draft) => checkTypedAddress(draft.addresses[0]),
    isAsked: isByHand(0),
  },
  'address-stay': { number: 4, check: (draft) => checkStay(draft.addresses[0]), isAsked: always },
  'previous-address': { number: 4, ...finding(1), isAsked: hasMoved },
  'previous-address-choose': {
    number: 4,
    check: (draft) => checkChoice(draft.addresses[1]),
    isAsked: (draft) => hasMoved(draft) && !isByHand(1)(draft),
  },
  'previous-address-manual': {
    number: 4,
    check: (draft) => checkTypedAddress(draft.addresses[1]),
    isAsked: (draft) => hasMoved(draft) && isByHand(1)(draft),
  },
  work: { number: 5, check: checkWork, isAsked: always },
  home: { number: 6, check: checkHome, isAsked: always },
  preferences: { number: 7, check: nothing, isAsked: always },
  check: { number: null, check: nothing, isAsked: always },
};

export const COUNTED_STEPS = 7;

const IN_ORDER = Object.keys(STEPS) as readonly StepId[];

export function stepNamed(name: string | null): StepId {
  return IN_ORDER.find((step) => step === name) ?? 'loan';
}

/** The pages that this borrower goes through. */
export function pathOf(draft: Draft): readonly StepId[] {
  return IN_ORDER.filter((step) => STEPS[step].isAsked(draft));
}

function isComplete(step: StepId, draft: Draft, limits: Limits): boolean {
  if (step === 'preferences') return draft.isConsentSeen;
  return !hasProblems(STEPS[step].check(draft, limits));
}

/** The first page with something still to answer; `check` when there is none. */
export function firstOpenStep(draft: Draft, limits: Limits): StepId {
  return pathOf(draft).find((step) => !isComplete(step, draft, limits)) ?? 'check';
}

/** A page may be opened when everything before it has been answered. Otherwise the page that has not. */
export function allowedStep(asked: StepId, draft: Draft, limits: Limits): StepId {
  const path = pathOf(draft);
  const open = firstOpenStep(draft, limits);
  const isReachable = path.includes(asked) && path.indexOf(asked) <= path.indexOf(open);
  return isReachable ? asked : open;
}

/** The page after this one; on a change from the page of checks, straight back to it unless something is new. */
export function stepAfter(step: StepId, draft: Draft, limits: Limits, isChange: boolean): StepId {
  if (isChange && STEPS[step].leadsOn !== true) return firstOpenStep(draft, limits);
  const path = pathOf(draft);
  return path[path.indexOf(step) + 1] ?? 'check';
}

export function stepBefore(step: StepId, draft: Draft): StepId | null {
  const path = pathOf(draft);
  return path[path.indexOf(step) - 1] ?? null;
}
