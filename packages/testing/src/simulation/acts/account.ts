import { accountOf, GOOD_ACCOUNT, OTHER_ACCOUNT } from '../../journeys/applying.ts';
import { aboutLoanOf, outcomeOf, type Act } from './acting.ts';

const EMBEDDED =
  'historicalRepayments,scheduledPayments,unpaidScheduledPayments,pendingRepayments,bankDetails,documents';

export const look: Act = async (acting) =>
  outcomeOf(await acting.ask('readLoan', { ...aboutLoanOf(acting), query: { embedded: EMBEDDED } }));

export const moveDate: Act = async (acting) => {
  const days = await acting.ask('paymentDatesEligibleForUpdate', aboutLoanOf(acting));
  if (!days.data) return `refused: ${days.error?.message ?? days.status}`;
  const date = days.data[acting.dice.upTo(Math.max(0, days.data.length - 1))];
  if (date === undefined) return 'no day to move to';
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body: { date } };
  return outcomeOf(await acting.ask('updatePaymentDate', call));
};

export const changeBank: Act = async (acting) => {
  const account = acting.dice.one([GOOD_ACCOUNT, OTHER_ACCOUNT]);
  const body = accountOf(acting.person.application, account);
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body };
  return outcomeOf(await acting.ask('updateBankDetails', call));
};

export const stopChangeOfBank: Act = async (acting) => {
  const { status, error } = await acting.ask('stopBankDetailsUpdate', aboutLoanOf(acting));
  return status < 300 ? 'done' : `refused: ${error?.type ?? status}`;
};

export const setUpDebit: Act = async (acting) =>
  outcomeOf(await acting.ask('setUpDirectDebit', { ...aboutLoanOf(acting), key: acting.dice.id() }));

export const bankEndsDebit: Act = async (acting) => {
  await acting.bankEndsDebit();
  return 'done';
};
