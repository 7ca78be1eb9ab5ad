import { BUDGET } from '../../journeys/budgets.ts';
import { aboutLoanOf, byStaff, outcomeOf, someOf, type Act, type Acting } from './acting.ts';

const REASONS = ['less-income', 'higher-costs', 'illness'] as const;

/** The budget of the household, which a plan is worked out from. */
async function fillBudget(acting: Acting) {
  const opened = await acting.ask('openFinancialStatement');
  if (!opened.data) return opened;
  const { id, version } = opened.data;
  return acting.ask('changeFinancialStatement', { params: { id }, body: { version, ...BUDGET } });
}

/** Agrees a payment plan. */
export const agreePlan: Act = async (acting) => {
  const { dice } = acting;
  const about = aboutLoanOf(acting);
  const opened = await acting.ask('openSelfServeArrangement', about);
  if (!opened.data) return `not possible: ${opened.error?.message ?? opened.status}`;
  const budget = await fillBudget(acting);
  if (!budget.data) return outcomeOf(budget);
  const { data: info } = await acting.ask('readSelfServeArrangementInfo', about);
  if (!info?.offer) return 'nothing is left to offer';
  const { least, most } = info.offer;
  const amount = someOf({ least, most: Math.min(most, 80) }, dice);
  const body = {
    reason: dice.one([...REASONS]),
    other: null,
    priorityBillsUpdated: true,
    amount,
    term: 1 + dice.upTo(info.maximumTerm - 1),
    affordability: { financialStatementId: budget.data.id, version: budget.data.version },
    paymentDate: info.eligibleDates[dice.upTo(Math.max(0, info.eligibleDates.length - 1))] ?? null,
    paidBy: info.hasDirectDebit && dice.upTo(3) > 0 ? 'direct-debit' : 'borrower',
    isAgreed: true,
  } as const;
  return outcomeOf(await acting.ask('changeSelfServeArrangement', { ...about, body }));
};

export const beginBreathingSpace = byStaff('breathing-space');
export const endBreathingSpace = byStaff('breathing-space-end');
export const giveDefaultNotice = byStaff('default-notice');
export const terminate = byStaff('termination');
export const writeOff = byStaff('write-off');
export const sell = byStaff('sale');
