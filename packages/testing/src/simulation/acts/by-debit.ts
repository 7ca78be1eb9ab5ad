import { aboutLoanOf, halfOf, outcomeOf, someEarlyOf, someOf, whyNot, type Act } from './acting.ts';

export const payLateByDebit: Act = async (acting) => {
  const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
  if (!data?.late.range) return whyNot(data?.late);
  const amount = someOf(data.late.range, acting.dice);
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body: { amount } };
  return outcomeOf(await acting.ask('directDebitLateRepayment', call));
};

const payEarly =
  (choose: typeof someEarlyOf): Act =>
  async (acting) => {
    const { data } = await acting.ask('repaymentOptions', aboutLoanOf(acting));
    if (!data?.early.range) return whyNot(data?.early);
    const body = {
      amount: choose(data.early.range, acting.dice),
      keeps: acting.dice.one(['instalment', 'term']),
    } as const;
    const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body };
    return outcomeOf(await acting.ask('directDebitEarlyRepayment', call));
  };

export const payEarlyByDebit = payEarly(someEarlyOf);

export const payHalfEarlyByDebit = payEarly(halfOf);

/** Cancels a payment that was asked for and is under way. */
export const cancelPayment: Act = async (acting) => {
  const query = { embedded: 'pendingRepayments' };
  const { data } = await acting.ask('readLoan', { ...aboutLoanOf(acting), query });
  const asked = data?.pendingRepayments?.find(({ purpose }) => purpose !== 'instalment');
  if (!asked) return 'nothing to cancel';
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body: { paymentId: asked.id } };
  return outcomeOf(await acting.ask('cancelRepayment', call));
};
