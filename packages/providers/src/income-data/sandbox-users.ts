import { pence, type Pence } from '@fairlead/core/money/pence';
import { everyWeeks, inMonths, type Booking } from './sandbox-bookings.ts';

type Answer = 'data' | 'unavailable' | 'code-not-valid' | 'access-ended';

interface BankUser {
  /** What a read of this user's accounts gives. */
  readonly answer: Answer;
  /** What comes in, and what is particular to this user; `income` is the monthly income typed on the page. */
  readonly bookings: (income: Pence) => readonly Booking[];
  readonly outcome: string;
}

const part = (income: Pence, of: number): Pence => pence(Math.floor(income * of));

const salary = (income: Pence): Booking => ({
  on: inMonths(28, 'before'),
  amount: () => income,
  description: 'NORTHFELL LOGISTICS LTD SALARY',
  kind: 'other',
});

/** A regular payment to a lender or a landlord. */
const debit = (dayOfMonth: number, amount: Pence, description: string): Booking => ({
  on: inMonths(dayOfMonth, 'after'),
  amount: () => pence(-amount),
  description,
  kind: 'direct-debit',
});

const rentOf = (income: Pence): Booking => ({
  ...debit(1, part(income, 0.3), 'HARBOURSIDE LETTINGS RENT'),
  kind: 'standing-order',
});

const LENDERS: readonly Booking[] = [
  debit(12, pence(120_00), 'QUILLMOOR BANK LOAN 4471'),
  debit(20, pence(60_00), 'FENNMARK CREDIT CARD'),
];

/** Thirteen weeks of pay for hours that vary, as hundredths of a usual week. */
const WEEKS = [150, 40, 110, 0, 145, 90, 20, 160, 75, 130, 35, 105, 60] as const;

const FRIDAY = 5;
const SATURDAY = 6;

const weeklyPay = (income: Pence): Booking => ({
  on: everyWeeks(1, FRIDAY),
  amount: (number) => part(income, (WEEKS[number % WEEKS.length] ?? 0) / 100 / 4.35),
  description: 'DRIFTWOOD CATERING WAGES',
  kind: 'other',
});

const LOW_INCOME: readonly Booking[] = [
  {
    on: everyWeeks(4, FRIDAY),
    amount: () => pence(480_00),
    description: 'EASTERBY BAKERY WAGES',
    kind: 'other',
  },
  {
    on: inMonths(14, 'before'),
    amount: () => pence(410_00),
    description: 'DWP UC 774411',
    kind: 'other',
  },
];

const bets = (income: Pence): readonly Booking[] => [
  {
    on: everyWeeks(1, FRIDAY),
    amount: () => pence(-part(income, 0.08)),
    description: 'BIG TOP CASINO',
    kind: 'card',
  },
  {
    on: inMonths(9, 'after'),
    amount: () => part(income, 0.05),
    description: 'BIG TOP CASINO',
    kind: 'card',
  },
];

/** Money that comes in without being an income. */
const FRIENDS: readonly Booking[] = [
  { on: inMonths(6, 'after'), amount: () => pence(40_00), description: 'R SAMPLE DINNER', kind: 'transfer' },
  { on: inMonths(17, 'after'), amount: () => pence(90_00), description: 'CASH PAID IN', kind: 'cash' },
];

const none = (): readonly Booking[] => [];

/**
 * The users of the sandbox's banks. A name and the figure typed on the consent page decide what is read: nothing is
 * known of the applicant.
 */
export const SANDBOX_BANK_USERS = {
  john: {
    answer: 'data',
    bookings: (income) => [salary(income), rentOf(income), ...LENDERS],
    outcome: 'Password doe. A salary of the monthly income that is typed on the page.',
  },
  low_income: {
    answer: 'data',
    bookings: () => [...LOW_INCOME, ...LENDERS],
    outcome: 'Part-time wages and Universal Credit: £931 a month, whatever is typed.',
  },
  gambling: {
    answer: 'data',
    bookings: (income) => [salary(income), rentOf(income), ...bets(income)],
    outcome: 'A salary as typed, and about 30% of it goes to gambling: someone looks at it.',
  },
  irregular: {
    answer: 'data',
    bookings: (income) => [weeklyPay(income), rentOf(income)],
    outcome: 'Weekly pay that varies widely: a careful figure, and someone looks at it.',
  },
  no_income: {
    answer: 'data',
    bookings: () => [...FRIENDS, ...LENDERS],
    outcome: 'Money from friends and cash, but no income that can be counted.',
  },
  error: {
    answer: 'unavailable',
    bookings: none,
    outcome: 'The bank does not answer after you agreed: start again.',
  },
  expired: {
    answer: 'code-not-valid',
    bookings: none,
    outcome: 'What the bank gave us is no longer valid: start again.',
  },
  access_ended: {
    answer: 'access-ended',
    bookings: none,
    outcome: 'You withdraw the access at your bank before we read anything.',
  },
} as const satisfies Readonly<Record<string, BankUser>>;

export type SandboxBankUser = keyof typeof SANDBOX_BANK_USERS;

/** What every user spends, and moves between their two accounts. */
export const HOUSEHOLD: readonly Booking[] = [
  {
    on: everyWeeks(1, SATURDAY),
    amount: (number) => pence(-(38_00 + ((number * 7) % 13) * 100)),
    description: 'RIVERTON STORES 2841',
    kind: 'card',
  },
  debit(3, pence(96_00), 'EASTERBY COUNCIL TAX'),
  {
    on: inMonths(22, 'after'),
    amount: () => pence(18_50),
    description: 'REFUND RIVERTON STORES',
    kind: 'card',
  },
  {
    on: inMonths(4, 'after'),
    amount: () => pence(-150_00),
    description: 'TO BILLS ACCOUNT',
    kind: 'transfer',
  },
  {
    on: inMonths(4, 'after'),
    amount: () => pence(150_00),
    description: 'FROM MAIN ACCOUNT',
    kind: 'transfer',
    account: 'bills',
  },
];
