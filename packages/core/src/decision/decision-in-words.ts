import { longDay } from '../calendar/display.ts';
import type { Pence } from '../money/pence.ts';
import { formatPounds, formatWholePounds } from '../money/pounds.ts';
import { DECLINE_REASONS, type DeclineReason } from './decline-reasons.ts';
import type { Decision } from './decide.ts';
import type { ApplicationFacts, DecisionInputs } from './inputs.ts';

/** What was recorded of a decision. */
export type RecordedDecision = {
  readonly outcome: Decision['outcome'];
  readonly reasons: readonly DeclineReason[];
  readonly mostWeCanOffer: Pence | null;
  readonly inputs: Pick<DecisionInputs, 'today' | 'knownBand'> & {
    readonly facts: Pick<ApplicationFacts, 'amount' | 'termMonths'>;
  };
  /** Whether a member of staff decided. */
  readonly isByPerson: boolean;
};

const OUTCOMES = {
  Quoted: (loan: string) => `we offered you ${loan}.`,
  Declined: (loan: string) => `we declined ${loan}.`,
  'Address Mismatch': (loan: string) =>
    `we couldn’t decide on ${loan}, because we couldn’t find you on your credit file at the address you gave.`,
  Referred: (loan: string) =>
    `we couldn’t decide on ${loan} automatically, so someone on our team had to review it.`,
} as const satisfies Record<Decision['outcome'], (loan: string) => string>;

function basisOf({ isByPerson, inputs }: RecordedDecision): string {
  if (isByPerson) return 'Someone on our team made this decision.';
  return inputs.knownBand === undefined
    ? 'We based this on your application and on your credit file. The decision was automatic.'
    : 'We based this on your application and on the credit file that we had already seen. The decision was automatic.';
}

/** What was decided, on what basis and why, in sentences for the borrower. */
export function decisionInWords(decision: RecordedDecision): readonly string[] {
  const { outcome, reasons, mostWeCanOffer, inputs } = decision;
  const { amount, termMonths } = inputs.facts;
  const loan = `${formatWholePounds(amount)} over ${termMonths} months`;
  return [
    `On ${longDay(inputs.today)} ${OUTCOMES[outcome](loan)}`,
    ...reasons.map((reason) => DECLINE_REASONS[reason].text),
    ...(mostWeCanOffer === null ? [] : [`The most we could offer was ${formatPounds(mostWeCanOffer)}.`]),
    basisOf(decision),
  ];
}
