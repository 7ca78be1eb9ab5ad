import { addDays, type Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import { poundsInPence } from '../money/pounds.ts';
import type { DeclineReason } from '../decision/decline-reasons.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { DAYS_AFTER_DECLINE } from './reapply.ts';
import type { ApplicationState } from './states.ts';

/** What happens with the offer of another lender, in the order in which it has to happen. */
export const DECLINE_PARTNER_EVENTS = ['informed-of-offer', 'flow-started', 'consented-to-search'] as const;

export type DeclinePartnerEvent = (typeof DECLINE_PARTNER_EVENTS)[number];

/** A representative example of another lender (FCA handbook, CONC 3.5.5R), with equal payments. */
export type PartnerExample = {
  readonly amount: Pence;
  readonly termMonths: number;
  /** A year, fixed, in percent. */
  readonly interestRate: number;
  readonly totalFees: Pence;
  readonly monthlyCost: Pence;
  readonly totalAmountPayable: Pence;
  readonly apr: number;
};

/** Another lender that looks at applications like a declined one. */
export type PartnerOffer = {
  /** What the panel calls the lender. */
  readonly partnerId: string;
  readonly name: string;
  /** Where its pages are: https://apply.lender.example */
  readonly origin: string;
  readonly example: PartnerExample;
};

/**
 * Reasons that mean that credit would harm the person, or that they may not have it at all: no other lender is shown
 * (FCA handbook, PRIN 2A.2.8R: foreseeable harm; Consumer Credit Act 1974, s.50: minors).
 */
const NOT_INTRODUCED: readonly DeclineReason[] = [
  'under-age',
  'no-income',
  'insolvency',
  'unaffordable',
  'less-affordable',
];

type Decided = {
  readonly state: ApplicationState;
  readonly decidedOn: Day;
  readonly reasons: readonly DeclineReason[];
};

/**
 * Whether another lender can be found for an application: after a decline that does not say that credit would harm,
 * for 30 days. Details that are older are not passed on.
 */
export function isDeclinePanelOpen({ state, decidedOn, reasons }: Decided, today: Day): boolean {
  const mayBorrow = !reasons.some((reason) => NOT_INTRODUCED.includes(reason));
  return state === 'Declined' && mayBorrow && today < addDays(decidedOn, DAYS_AFTER_DECLINE);
}

/** Whether an event can be taken: each follows the one before it, and may repeat. */
export function takePartnerEvent(
  taken: readonly DeclinePartnerEvent[],
  event: DeclinePartnerEvent,
): Outcome<DeclinePartnerEvent, 'declinePartnerOutOfOrder'> {
  const before = DECLINE_PARTNER_EVENTS.slice(0, DECLINE_PARTNER_EVENTS.indexOf(event));
  return before.every((earlier) => taken.includes(earlier))
    ? accept(event)
    : refuse('declinePartnerOutOfOrder');
}

/** Whether the offer can be accepted: the borrower has consented to the other lender's search. */
export function mayAcceptPartner(taken: readonly DeclinePartnerEvent[]): boolean {
  return taken.includes('consented-to-search');
}

/** Net monthly income as far as it is shown to lenders who do not know whose it is. `below` is in pounds. */
const BANDS = [
  { band: 'under-1000', below: 1000 },
  { band: '1000-to-1999', below: 2000 },
  { band: '2000-to-2999', below: 3000 },
  { band: '3000-to-3999', below: 4000 },
] as const;

const HIGHEST = '4000-and-over';

export type IncomeBand = (typeof BANDS)[number]['band'] | typeof HIGHEST;

/** The band of a net monthly income. */
export function incomeBand(netMonthlyIncome: Pence): IncomeBand {
  return BANDS.find(({ below }) => netMonthlyIncome < poundsInPence(below))?.band ?? HIGHEST;
}
