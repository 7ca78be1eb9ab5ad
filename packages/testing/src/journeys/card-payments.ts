import { addDays, day } from '@fairlead/core/calendar/day';
import type { TEST_CARDS } from '@fairlead/providers/cards/test-cards';
import type { TestServer } from '../start-test-server.ts';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from './loans.ts';

export type CardId = keyof typeof TEST_CARDS;
type Purpose = 'late' | 'early' | 'settlement';
interface CardCharge {
  readonly amount: number;
  readonly card?: CardId;
  readonly purpose?: Purpose;
  readonly keeps?: 'instalment' | 'term';
  readonly key?: string;
}

/** The card whose bank asks first. */
export const ASKS_BANK = 'pm_card_threeDSecure2Required';

const EMBEDDED = 'pendingRepayments,historicalRepayments,scheduledPayments';

/** Paying by card, as a borrower and their bank do it, and what the server has stored of it. */
export function cardJourneys(theServer: () => TestServer) {
  const charge = (borrower: LoanBorrower, { amount, card = 'pm_card_visa', key, ...rest }: CardCharge) =>
    theServer().call('attemptCardCharge', {
      ...aboutLoan(borrower),
      ...(key && { key }),
      body: { paymentMethodId: card, amount, ...rest },
    });
  const confirm = (borrower: LoanBorrower, paymentIntentId: string) =>
    theServer().call('confirmCardPayment', { ...aboutLoan(borrower), body: { paymentIntentId } });
  const bankSays = (paymentIntentClientSecret: string, isConfirmed: boolean) =>
    theServer().get('answerCardBank', { body: { paymentIntentClientSecret, isConfirmed } });
  const read = (borrower: LoanBorrower) =>
    theServer().get('readLoan', {
      ...aboutLoan(borrower),
      query: { embedded: EMBEDDED },
    });
  const paymentsOf = ({ loanId }: LoanBorrower) =>
    theServer()
      .db.selectFrom('payments')
      .selectAll()
      .where('loan_id', '=', loanId)
      .where('kind', '=', 'card')
      .orderBy('id')
      .execute();
  const statusesOf = async (borrower: LoanBorrower) =>
    (await paymentsOf(borrower)).map(({ status }) => status);
  const receivedBy = async ({ loanId }: LoanBorrower) =>
    (
      await theServer()
        .db.selectFrom('loan_events')
        .select(['kind', 'body'])
        .where('loan_id', '=', loanId)
        .execute()
    ).filter(({ kind, body }) => kind === 'payment-received' && JSON.stringify(body).includes('"card"'));
  async function lateBorrower(): Promise<LoanBorrower & { readonly owed: number }> {
    const borrower = await signedLoan(theServer(), shortLoan('Penniless'));
    const { nextPayment } = await read(borrower);
    await theServer().travelTo(addDays(day(nextPayment!.collectOn), 7));
    return { ...borrower, owed: (await read(borrower)).arrears.amount };
  }

  /** A borrower whose bank asks about a payment. */
  async function askedByBank(amount = 100) {
    const borrower = await signedLoan(theServer(), shortLoan());
    const { data } = await charge(borrower, { amount, card: ASKS_BANK, purpose: 'early' });
    if (data?.['@type'] !== 'card-action-required') throw new Error('the bank asks first');
    return { borrower, asked: data };
  }

  return { askedByBank, bankSays, charge, confirm, lateBorrower, read, receivedBy, statusesOf };
}
