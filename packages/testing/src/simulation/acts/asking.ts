import { LOST_TRANSFER } from '../../journeys/missing-payments.ts';
import { aboutLoanOf, byStaff, outcomeOf, whyNot, type Act } from './acting.ts';

/** Amounts that no instalment has, so that mostly nothing is found, and one that comes again while a person looks. */
const CLAIMED = [17.5, 33.3, 50] as const;

/** Asks about a bank transfer of today, which is in no records. */
export const askAboutPayment: Act = async (acting) => {
  const { data } = await acting.ask('readLoan', aboutLoanOf(acting));
  if (!data) return whyNot(undefined);
  const body = {
    ...LOST_TRANSFER,
    paidOn: data.asOf,
    amount: acting.dice.one(CLAIMED),
    asksPerson: acting.dice.upTo(1) === 0,
  };
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body };
  return outcomeOf(await acting.ask('reportMissingPayment', call));
};

/** Says that a breathing space is applied for, which pauses reminders. */
export const applyForBreathingSpace: Act = async (acting) => {
  const { data } = await acting.ask('readLoan', aboutLoanOf(acting));
  if (!data) return whyNot(undefined);
  const body = { adviser: 'StepChange', appliedOn: data.asOf };
  const call = { ...aboutLoanOf(acting), key: acting.dice.id(), body };
  return outcomeOf(await acting.ask('reportBreathingSpace', call));
};

export const answerCase = byStaff('case-answered');
