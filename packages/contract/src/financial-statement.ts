import {
  DEBT_NAME_LIMIT,
  MOST_DEBTS,
  MOST_ON_A_LINE,
  MOST_PEOPLE,
  NOTES_LIMIT,
} from '@fairlead/core/financial-statement/answers';
import { CATEGORIES } from '@fairlead/core/financial-statement/categories';
import { LINES, PRIORITY_BILLS } from '@fairlead/core/financial-statement/lines';
import { NEEDED_ANSWERS } from '@fairlead/core/financial-statement/missing';
import { TENURES } from '@fairlead/core/financial-statement/statement';
import { FLEXIBLE_CATEGORIES } from '@fairlead/core/financial-statement/trigger-figures';
import { PER_MONTH } from '@fairlead/core/income/frequency';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { keysOf } from '@fairlead/core/records';
import { z } from 'zod';
import {
  embeddedQuery,
  id,
  idParams,
  instant,
  isoDay,
  money,
  nonNegativeMoney,
  text,
} from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';
import { working } from './working.ts';

const amount = nonNegativeMoney.check((context) => {
  if (context.value <= MOST_ON_A_LINE) return;
  const message = `Give an amount of ${formatWholePounds(MOST_ON_A_LINE)} or less`;
  context.issues.push({ code: 'custom', input: context.value, message });
});

const people = z.int().min(0).max(MOST_PEOPLE).nullable();

const household = z.strictObject({
  adults: z.int().min(1).max(MOST_PEOPLE).nullable().meta({ example: 2 }),
  childrenUnder16: people.meta({ example: 1 }),
  children16To18: people.meta({ example: 0 }),
  others: people.meta({ example: 0 }),
  vehicles: people.meta({ example: 1 }),
  tenure: z.enum(keysOf(TENURES)).nullable().meta({ example: 'private-tenant' }),
});

const entry = z.strictObject({
  line: z.enum(keysOf(LINES)).meta({ example: 'rent' }),
  amount: amount.meta({ example: 800 }),
  frequency: z.enum(keysOf(PER_MONTH)).meta({ example: 'monthly' }),
});

const billBehind = z.strictObject({
  bill: z.enum(keysOf(PRIORITY_BILLS)).meta({ example: 'councilTax' }),
  owed: amount.nullable().meta({ example: 300 }),
  /** Paid a month towards it, in addition to the regular bill. */
  offer: amount.nullable().meta({ example: 25 }),
});

const debt = z.strictObject({
  /** Who it is owed to; empty while only an amount was given. */
  name: text(DEBT_NAME_LIMIT, 0).meta({ example: 'Fernhithe Catalogue' }),
  owed: amount.nullable().meta({ example: 500 }),
  monthlyPayment: amount.nullable().meta({ example: 20 }),
});

/** A list in which no two items have the same `named`. */
function eachOnce<Item extends z.ZodType>(item: Item, named: (value: z.output<Item>) => string) {
  return z
    .array(item)
    .max(keysOf(LINES).length)
    .check((context) => {
      const names = context.value.map(named);
      const again = names.findIndex((name, index) => names.indexOf(name) !== index);
      if (again < 0) return;
      const message = `Give each once: ${names[again] ?? ''} is there twice`;
      context.issues.push({ code: 'custom', input: context.value, message, path: [again] });
    });
}

const answers = {
  household,
  entries: eachOnce(entry, ({ line }) => line),
  isBehind: z.boolean().nullable().meta({ example: true }),
  billsBehind: eachOnce(billBehind, ({ bill }) => bill),
  hasDebts: z.boolean().nullable().meta({ example: true }),
  debts: z.array(debt).max(MOST_DEBTS, `Give ${MOST_DEBTS} debts or fewer`),
  notes: text(NOTES_LIMIT).nullable().meta({ example: 'My hours go up in January.' }),
};

const version = z.int().min(1).meta({ example: 3 });

/** Monthly figures, each line converted and rounded by itself. */
const totals = z.strictObject({
  income: money.meta({ example: 2001.87 }),
  fixedCosts: money.meta({ example: 1070 }),
  flexibleCosts: money.meta({ example: 611.29 }),
  /** Both kinds of costs. */
  outgoings: money.meta({ example: 1681.29 }),
  savings: money.meta({ example: 20 }),
  priorityOffers: money.meta({ example: 25 }),
  /** Left for other debts; negative where more goes out than comes in. */
  surplus: money.meta({ example: 275.58 }),
  /** The total of each category of the Standard Financial Statement; categories without a line are left out. */
  categories: z.array(
    z.strictObject({
      category: z.enum(keysOf(CATEGORIES)).meta({ example: 'homeAndContents' }),
      amount: money.meta({ example: 950 }),
    }),
  ),
});

const financialStatement = z.strictObject({
  '@type': z.literal('financial-statement'),
  id,
  version,
  startedOn: isoDay,
  /** The last day on which it counts. */
  expiresOn: isoDay,
  isExpired: z.boolean(),
  /** The day on which the statement that this one was filled in from was last changed; null where there was none. */
  filledInFrom: isoDay.nullable().meta({ example: null }),
  changedAt: instant,
  ...answers,
  totals,
  /** Spending to ask the borrower about again. Empty where no trigger figures are configured. */
  hints: z.array(z.enum(FLEXIBLE_CATEGORIES)).meta({ example: ['foodAndHousekeeping'] }),
  /** What has to be answered before the figures can be relied on. */
  missing: z.array(z.enum(NEEDED_ANSWERS)).meta({ example: ['debts'] }),
  working: working.optional(),
});

const EMBEDS = ['working'] as const;

/** A form of six parts, each of which is sent when it is left. */
const rateLimit = {
  perAddress: { calls: 600, perMinutes: HOUR },
  perAccount: { calls: 300, perMinutes: HOUR },
};

const call = {
  actor: 'borrower',
  embeds: EMBEDS,
  query: embeddedQuery,
  data: financialStatement,
} as const;

export const financialStatementEndpoints = {
  openFinancialStatement: endpoint({
    ...call,
    method: 'POST',
    path: '/v2/financial-statements/unexpired',
    summary: 'Find or start a financial statement',
    description:
      'Returns the borrower’s statement while it is valid, for thirty days from its start. Afterwards it starts a new ' +
      'one with the figures of the last. The same call again returns the same statement.',
    rateLimit,
  }),

  readFinancialStatement: endpoint({
    ...call,
    method: 'GET',
    path: '/v2/financial-statements/:id',
    summary: 'Read a financial statement',
    description: '`embedded=working` adds how the monthly surplus was calculated.',
    params: idParams,
  }),

  changeFinancialStatement: endpoint({
    ...call,
    method: 'PUT',
    path: '/v2/financial-statements/:id',
    summary: 'Change a financial statement',
    description:
      'Replaces all its answers. An answer can be missing: null, or not in its list. The same answers again ' +
      'change nothing.',
    params: idParams,
    body: z.strictObject({
      /** The `version` that was changed. */
      version,
      ...answers,
    }),
    rateLimit,
    refusals: {
      statementExpired: refusal(
        409,
        'This budget is more than 30 days old. Open your budget again to continue with its figures.',
      ),
      statementChanged: refusal(
        412,
        'Your budget was changed somewhere else, such as another tab. Look at the newer figures and change them there.',
      ),
    },
  }),
};
