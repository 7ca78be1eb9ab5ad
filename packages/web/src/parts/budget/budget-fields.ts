import {
  DEBT_NAME_LIMIT,
  MOST_DEBTS,
  MOST_ON_A_LINE,
  MOST_PEOPLE,
  NOTES_LIMIT,
  type ListedDebt,
  type StatementAnswers,
} from '@fairlead/core/financial-statement/answers';
import {
  LINES,
  linesOf,
  PRIORITY_BILLS,
  type PriorityBillKind,
  type StatementLine,
} from '@fairlead/core/financial-statement/lines';
import type { StatementPart } from '@fairlead/core/financial-statement/missing';
import { TENURES } from '@fairlead/core/financial-statement/statement';
import { PER_MONTH } from '@fairlead/core/income/frequency';
import type { Pence } from '@fairlead/core/money/pence';
import { formatWholePounds, parsePounds, poundsErrors } from '@fairlead/core/money/pounds';
import { isKeyOf, keysOf } from '@fairlead/core/records';
import { tooLongError } from '@fairlead/core/text/text-errors';
import type { Problems } from '../../resources/problems.ts';
import { COUNTS } from './budget-words.ts';

/** Everything that is typed into a budget, by the id of its control. */
export type BudgetFields = Readonly<Record<string, string>>;

const BILLS = keysOf(PRIORITY_BILLS);
const ALL_LINES = keysOf(LINES);
const ROWS = Array.from({ length: MOST_DEBTS }, (_, row) => row);

export const everyOf = (line: StatementLine): string => `${line}-every`;

export const billFields = (bill: PriorityBillKind) => ({
  ticked: `bill-${bill}`,
  owed: `bill-${bill}-owed`,
  offer: `bill-${bill}-offer`,
});

export const debtFields = (row: number) => ({
  name: `debt-${row + 1}-name`,
  owed: `debt-${row + 1}-owed`,
  monthly: `debt-${row + 1}-monthly`,
});

const typed = (amount: Pence | null): string =>
  amount === null ? '' : formatWholePounds(amount).replace('£', '');

const yesOrNo = (said: boolean | null): string => (said === null ? '' : said ? 'yes' : 'no');
const said = (text = ''): boolean | null => (text === '' ? null : text === 'yes');

/** The fields as the statement fills them in. */
export function fieldsOf(answers: StatementAnswers): BudgetFields {
  const { household, entries, billsBehind, debts } = answers;
  const lines = ALL_LINES.map((line) => [line, entries.find((entry) => entry.line === line)] as const);
  const bills = BILLS.map((bill) => [bill, billsBehind.find((each) => each.bill === bill)] as const);
  return {
    ...Object.fromEntries(keysOf(COUNTS).map((name) => [name, household[name]?.toString() ?? ''])),
    tenure: household.tenure ?? '',
    ...Object.fromEntries(
      lines.flatMap(([line, entry]) => [
        [line, typed(entry?.amount ?? null)],
        [everyOf(line), entry?.frequency ?? 'monthly'],
      ]),
    ),
    isBehind: yesOrNo(answers.isBehind),
    ...Object.fromEntries(
      bills.flatMap(([bill, behind]) => {
        const { ticked, owed, offer } = billFields(bill);
        return [
          [ticked, behind ? 'yes' : ''],
          [owed, typed(behind?.owed ?? null)],
          [offer, typed(behind?.offer ?? null)],
        ];
      }),
    ),
    hasDebts: yesOrNo(answers.hasDebts),
    ...debtRows(debts),
    debtRows: String(Math.max(1, debts.length)),
    notes: answers.notes ?? '',
  };
}

function debtRows(debts: readonly ListedDebt[]): BudgetFields {
  return Object.fromEntries(
    ROWS.flatMap((row) => {
      const { name, owed, monthly } = debtFields(row);
      const debt = debts[row];
      return [
        [name, debt?.name ?? ''],
        [owed, typed(debt?.owed ?? null)],
        [monthly, typed(debt?.monthlyPayment ?? null)],
      ];
    }),
  );
}

/** The fields of the debts without one of them: those after it move up. */
export function withoutDebt(fields: BudgetFields, removed: number): BudgetFields {
  const left = ROWS.filter((row) => row !== removed);
  const moved = ROWS.flatMap((row) => {
    const from = left[row];
    const [to, source] = [debtFields(row), from === undefined ? null : debtFields(from)];
    return keysOf(to).map((key) => [to[key], source ? (fields[source[key]] ?? '') : ''] as const);
  });
  const count = Math.max(1, Number(fields.debtRows) - 1);
  return { ...Object.fromEntries(moved), debtRows: String(count) };
}

/** Reads fields, and collects what cannot be read. */
class FieldReader {
  readonly problems: Problems = {};
  readonly #fields: BudgetFields;

  constructor(fields: BudgetFields) {
    this.#fields = fields;
  }

  text(name: string): string {
    return (this.#fields[name] ?? '').trim();
  }

  amount(name: string, label: string): Pence | null {
    const text = this.text(name);
    if (text === '') return null;
    const parsed = parsePounds(text);
    if (!parsed.ok) {
      this.problems[name] = poundsErrors(label, { empty: '', example: '120.50' })[parsed.refusal];
      return null;
    }
    if (parsed.value <= MOST_ON_A_LINE) return parsed.value;
    this.problems[name] = `${label} must be ${formatWholePounds(MOST_ON_A_LINE)} or less`;
    return null;
  }

  count(name: keyof typeof COUNTS): number | null {
    const text = this.text(name);
    if (text === '') return null;
    const least = name === 'adults' ? 1 : 0;
    const count = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
    if (count >= least && count <= MOST_PEOPLE) return count;
    this.problems[name] = `${COUNTS[name].counted} must be a whole number from ${least} to ${MOST_PEOPLE}`;
    return null;
  }

  shortText(name: string, label: string, limit: number): string {
    const text = this.text(name);
    if (text.length > limit) this.problems[name] = tooLongError(label, limit);
    return text;
  }
}

function billsIn(reader: FieldReader): StatementAnswers['billsBehind'] {
  return BILLS.flatMap((bill) => {
    const { ticked, owed, offer } = billFields(bill);
    if (reader.text(ticked) !== 'yes') return [];
    const label = PRIORITY_BILLS[bill];
    return [
      {
        bill,
        owed: reader.amount(owed, `${label}: what you’re behind with`),
        offer: reader.amount(offer, `${label}: what you pay towards it`),
      },
    ];
  });
}

function debtsIn(reader: FieldReader): StatementAnswers['debts'] {
  return ROWS.flatMap((row) => {
    const { name, owed, monthly } = debtFields(row);
    // An error summary can name several debts.
    const which = `Debt ${row + 1}`;
    const debt = {
      name: reader.shortText(name, `${which}: the name`, DEBT_NAME_LIMIT),
      owed: reader.amount(owed, `${which}: what you owe`),
      monthlyPayment: reader.amount(monthly, `${which}: what you pay each month`),
    };
    const isEmpty = [name, owed, monthly].every((field) => reader.text(field) === '');
    return isEmpty ? [] : [debt];
  });
}

/** What the fields say, and what is wrong with those that cannot be read: these count as empty. */
export function readFields(fields: BudgetFields): { answers: StatementAnswers; problems: Problems } {
  const reader = new FieldReader(fields);
  const tenure = reader.text('tenure');
  const answers: StatementAnswers = {
    household: {
      adults: reader.count('adults'),
      childrenUnder16: reader.count('childrenUnder16'),
      children16To18: reader.count('children16To18'),
      others: reader.count('others'),
      vehicles: reader.count('vehicles'),
      tenure: isKeyOf(TENURES, tenure) ? tenure : null,
    },
    entries: ALL_LINES.flatMap((line) => {
      const amount = reader.amount(line, LINES[line].label);
      const every = reader.text(everyOf(line));
      const frequency = isKeyOf(PER_MONTH, every) ? every : 'monthly';
      return amount === null ? [] : [{ line, amount, frequency }];
    }),
    isBehind: said(fields.isBehind),
    billsBehind: billsIn(reader),
    hasDebts: said(fields.hasDebts),
    debts: debtsIn(reader),
    notes: reader.shortText('notes', 'What you want to add', NOTES_LIMIT) || null,
  };
  return { answers, problems: reader.problems };
}

const FIELDS_OF: Readonly<Record<StatementPart, readonly string[]>> = {
  household: [...keysOf(COUNTS), 'tenure'],
  income: linesOf('income'),
  'priority-bills': ['isBehind', ...BILLS.flatMap((bill) => Object.values(billFields(bill)))],
  'fixed-costs': linesOf('fixed'),
  'flexible-costs': linesOf('flexible'),
  debts: ['hasDebts', ...ROWS.flatMap((row) => Object.values(debtFields(row))), 'notes'],
};

/** The problems of one part, in the order of its fields. */
export function problemsOf(part: StatementPart, problems: Problems): Problems {
  const names = FIELDS_OF[part].filter((name) => problems[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, problems[name] ?? '']));
}

/** Whether anything is answered in a part. */
export function isBegun(part: StatementPart, fields: BudgetFields): boolean {
  return FIELDS_OF[part].some((name) => (fields[name] ?? '') !== '');
}
