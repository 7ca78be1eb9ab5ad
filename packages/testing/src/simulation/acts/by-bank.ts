import type { WireBody } from '../../call.ts';
import { providerIdIn, tokenIn } from '../../journeys/bank-payments.ts';
import { weighted } from '../weighted.ts';
import { aboutLoanOf, outcomeOf, someEarlyOf, someOf, whyNot, type Act, type Acting } from './acting.ts';

/** What the payer does on the page of the bank; `none` leaves it open. */
const CHOICES = { pay: 8, slow: 3, stalled: 2, refuse: 1, empty: 1, down: 1, none: 2 } as const;

async function decide(acting: Acting, url: string | null): Promise<string> {
  const choice = weighted(CHOICES, acting.dice);
  if (url === null || choice === 'none') return 'left open';
  await acting.askBank('decideSandboxPayment', { params: { payment: providerIdIn(url) }, body: { choice } });
  return choice;
}

type Asked = Pick<WireBody<'startBankPayment'>, 'flow' | 'amount' | 'keeps'>;

async function pay(acting: Acting, asked: Asked): Promise<string> {
  const body = { subjectId: acting.person.loanId, subjectType: 'loan', ...asked } as const;
  const answer = await acting.ask('startBankPayment', { body });
  if (!answer.data) return outcomeOf(answer);
  const choice = await decide(acting, answer.data.url);
  // Half of the payers come back to our page, which asks the provider.
  if (acting.dice.upTo(1) === 0) await acting.ask('readBankPayment', { params: { id: answer.data.id } });
  return choice;
}

export const payLateByBank: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  if (!data?.late.range) return whyNot(data?.late);
  return pay(acting, { flow: 'late', amount: someOf(data.late.range, acting.dice) });
};

export const payEarlyByBank: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  if (!data?.card?.early.range) return whyNot(data?.card?.early);
  const amount = someEarlyOf(data.card.early.range, acting.dice);
  return pay(acting, { flow: 'early', amount, keeps: acting.dice.one(['instalment', 'term']) });
};

export const settleByBank: Act = (acting) => pay(acting, { flow: 'settlement' });

/** Someone else pays by a link. */
export const payLateByLink: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  if (!data?.late.range) return whyNot(data?.late);
  const amount = someOf(data.late.range, acting.dice);
  const link = await acting.ask('makeRepaymentLink', { ...aboutLoanOf(acting), body: { amount } });
  if (!link.data) return outcomeOf(link);
  const page = await acting.ask('payByRepaymentLink', { body: { token: tokenIn(link.data.url) } });
  return page.data ? decide(acting, page.data.url) : outcomeOf(page);
};
