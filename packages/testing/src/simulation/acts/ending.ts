import { charge } from './by-card.ts';
import { aboutLoanOf, outcomeOf, type Act, type Acting } from './acting.ts';

type Ending = 'settlement' | 'cancellation';

const quoteFor = (acting: Acting, type: Ending) =>
  acting.ask('createEarlySettlementQuote', {
    ...aboutLoanOf(acting),
    key: acting.dice.id(),
    query: { embedded: 'context' },
    body: { type },
  });

/** By Direct Debit, on one of the days offered. */
const endByDebit =
  (type: Ending): Act =>
  async (acting) => {
    const quote = await quoteFor(acting, type);
    if (!quote.data) return outcomeOf(quote);
    const from = quote.data.context?.directDebitFrom;
    const days = quote.data.context?.days.filter(({ date }) => from && date >= from) ?? [];
    const day = days[acting.dice.upTo(Math.max(0, days.length - 1))];
    const body = {
      paymentMethod: 'DIRECT_DEBIT',
      ...(day && acting.dice.upTo(1) === 0 ? { settleOn: day.date } : {}),
    } as const;
    const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body };
    return outcomeOf(await acting.ask('selectEarlySettlementQuotePaymentMethod', call));
  };

export const settleByDebit = endByDebit('settlement');

export const withdraw = endByDebit('cancellation');

export const settleByCard: Act = async (acting) => {
  const quote = await quoteFor(acting, 'settlement');
  if (!quote.data) return outcomeOf(quote);
  const [today] = quote.data.context?.days ?? [];
  return charge(acting, { amount: today?.amount ?? quote.data.amount, purpose: 'settlement' });
};
