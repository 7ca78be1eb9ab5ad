import type { CallAnswer } from '../../call.ts';
import { weighted } from '../weighted.ts';
import {
  aboutLoanOf,
  halfOf,
  outcomeOf,
  someEarlyOf,
  someOf,
  whyNot,
  type Act,
  type Acting,
} from './acting.ts';

const CARDS = {
  pm_card_visa: 6,
  pm_card_threeDSecure2Required: 6,
  pm_card_visa_chargeDeclined: 1,
  pm_card_visa_chargeDeclinedInsufficientFunds: 1,
  pm_card_chargeDeclinedProcessingError: 0.3,
} as const;

/** What happens after the bank has asked. */
const AFTER_QUESTION = { confirmed: 4, 'tab closed': 2, 'not confirmed': 1, abandoned: 2 } as const;

interface Charge {
  readonly amount: number;
  readonly purpose: 'late' | 'early' | 'settlement';
}

export async function charge(acting: Acting, { amount, purpose }: Charge): Promise<string> {
  const { dice } = acting;
  const body = {
    paymentMethodId: weighted(CARDS, dice),
    amount,
    purpose,
    keeps: dice.one(['instalment', 'term']),
  } as const;
  return afterCharge(
    acting,
    await acting.ask('attemptCardCharge', { ...aboutLoanOf(acting), key: dice.id(), body }),
  );
}

async function afterCharge(acting: Acting, answer: CallAnswer<'attemptCardCharge'>): Promise<string> {
  if (answer.data?.['@type'] !== 'card-action-required') return outcomeOf(answer);
  const after = weighted(AFTER_QUESTION, acting.dice);
  if (after === 'abandoned') return `the bank asked: ${after}`;
  const { paymentIntentClientSecret, paymentIntentId } = answer.data;
  const isConfirmed = after !== 'not confirmed';
  await acting.askBank('answerCardBank', { body: { paymentIntentClientSecret, isConfirmed } });
  if (after === 'tab closed') return `the bank asked: ${after}`;
  const call = { ...aboutLoanOf(acting), body: { paymentIntentId } };
  return `the bank asked: ${after}, ${outcomeOf(await acting.ask('confirmCardPayment', call))}`;
}

export const payLateByCard: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  if (!data?.late.range) return whyNot(data?.late);
  return charge(acting, { amount: someOf(data.late.range, acting.dice), purpose: 'late' });
};

const payEarly =
  (choose: typeof someEarlyOf): Act =>
  async (acting) => {
    const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
    if (!data?.card?.early.range) return whyNot(data?.card?.early);
    return charge(acting, { amount: choose(data.card.early.range, acting.dice), purpose: 'early' });
  };

export const payEarlyByCard = payEarly(someEarlyOf);

export const payHalfEarlyByCard = payEarly(halfOf);

/** Pays all that can be paid on two devices in the same moment. */
export const payOnTwoDevices: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  const late = data?.late.range;
  const range = late ?? data?.card?.early.range;
  if (!range) return 'nothing can be paid';
  const body = {
    paymentMethodId: 'pm_card_visa',
    amount: range.most,
    purpose: late ? 'late' : 'early',
  } as const;
  const keys = [acting.dice.id(), acting.dice.id()];
  const answers = await Promise.all(
    keys.map((key) => acting.ask('attemptCardCharge', { ...aboutLoanOf(acting), key, body })),
  );
  return answers.map(outcomeOf).toSorted().join(' and ');
};
