import { longDay } from '@fairlead/core/calendar/display';
import { statementFrom, type StatementAnswers } from '@fairlead/core/financial-statement/answers';
import { CATEGORIES } from '@fairlead/core/financial-statement/categories';
import { LINES, PRIORITY_BILLS, type StatementLine } from '@fairlead/core/financial-statement/lines';
import {
  missingFrom,
  partOf,
  STATEMENT_PARTS,
  type StatementPart,
} from '@fairlead/core/financial-statement/missing';
import { TENURES } from '@fairlead/core/financial-statement/statement';
import { surplusOf } from '@fairlead/core/financial-statement/surplus';
import { monthlyFigure } from '@fairlead/core/income/monthly-figure';
import { pence, sumPence, ZERO, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { TaskStatus } from '@fairlead/ui/task-list/TaskList';
import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { isBegun, problemsOf, type BudgetFields } from './budget-fields.ts';
import { BILL_HELP, FREQUENCY_WORDS, HINT_WORDS, MISSING_WORDS, PART_WORDS } from './budget-words.ts';

/** The monthly amount of a line; null where it is empty. */
function monthlyOf(answers: StatementAnswers, line: StatementLine): Pence | null {
  const entry = answers.entries.find((each) => each.line === line);
  return entry ? monthlyFigure(entry.amount, entry.frequency) : null;
}

/** "£1,826.25 a month", under an amount that is not monthly. */
export function monthlyNote(answers: StatementAnswers, line: StatementLine): string | null {
  const entry = answers.entries.find((each) => each.line === line);
  if (!entry || entry.frequency === 'monthly') return null;
  return `${formatPounds(monthlyFigure(entry.amount, entry.frequency))} a month`;
}

/** The total of lines: "£950.00 a month"; null while it is £0. */
export function subtotal(answers: StatementAnswers, lines: readonly StatementLine[]): string | null {
  const sum = sumPence(lines.map((line) => monthlyOf(answers, line) ?? ZERO));
  return sum === 0 ? null : `${formatPounds(sum)} a month`;
}

export type RunningTotal = { label: string; value: string };

const positive = (amount: Pence): string => formatPounds(pence(Math.abs(amount)));

/** What is left, or by how much it falls short. */
const leftLabel = (left: Pence): string => (left < 0 ? 'Short by' : 'Left');

/** What comes in, goes out and is left, from what is typed. */
export function runningTotals(answers: StatementAnswers): readonly RunningTotal[] {
  const { income, fixedCosts, flexibleCosts, beforeSavings } = surplusOf(statementFrom(answers));
  return [
    { label: 'Comes in', value: formatPounds(income) },
    { label: 'Goes out', value: formatPounds(pence(fixedCosts + flexibleCosts)) },
    { label: leftLabel(beforeSavings), value: positive(beforeSavings) },
  ];
}

/** The status of a part. */
export function statusOf(
  part: StatementPart,
  { fields, answers, problems }: { fields: BudgetFields; answers: StatementAnswers; problems: Problems },
): TaskStatus {
  if (hasProblems(problemsOf(part, problems))) return 'There is a problem';
  if (!missingFrom(answers).some((needed) => partOf(needed) === part)) return 'Completed';
  return isBegun(part, fields) ? 'In progress' : 'Not yet started';
}

/** The first part in which something is missing; null where nothing is. */
export function nextPart(answers: StatementAnswers): StatementPart | null {
  const [first] = missingFrom(answers);
  return first === undefined ? null : partOf(first);
}

/** The part after this one, or the summary. */
export function partAfter(part: StatementPart): StatementPart | 'summary' {
  return STATEMENT_PARTS[STATEMENT_PARTS.indexOf(part) + 1] ?? 'summary';
}

export function presentMissing({ missing }: Statement) {
  return missing.map((needed) => ({ needed, words: MISSING_WORDS[needed], part: partOf(needed) }));
}

/** The bills that come before other debts, with who to talk to first. */
export function presentBills({ isBehind, billsBehind }: Statement) {
  const bills = isBehind === true ? billsBehind : [];
  return bills.map(({ bill, owed, offer }) => ({
    bill,
    name: PRIORITY_BILLS[bill],
    owed: owed === null ? 'Amount not entered' : `${formatWholePounds(owed)} behind`,
    offer: offer === null || offer === 0 ? null : `You pay ${formatWholePounds(offer)} a month towards it.`,
    help: BILL_HELP[bill],
  }));
}

export function presentDebts({ hasDebts, debts }: Statement) {
  const listed = hasDebts === true ? debts : [];
  return listed.map(({ name, owed, monthlyPayment }, index) => ({
    id: String(index),
    name: name === '' ? 'Name not entered' : name,
    owed: owed === null ? 'Not entered' : formatPounds(owed),
    monthly: monthlyPayment === null ? 'Not entered' : formatPounds(monthlyPayment),
  }));
}

const counted = (count: number | null, one: string, more: string): readonly string[] =>
  count === null || count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];

/** "2 adults, 1 child under 16. Home: rented from a private landlord." */
export function presentHousehold({ household }: Statement): string {
  const people = [
    ...counted(household.adults, 'adult', 'adults'),
    ...counted(household.childrenUnder16, 'child under 16', 'children under 16'),
    ...counted(household.children16To18, 'child aged 16 to 18', 'children aged 16 to 18'),
    ...counted(household.others, 'other person', 'other people'),
    ...counted(household.vehicles, 'car or motorbike', 'cars or motorbikes'),
  ];
  const home = household.tenure === null ? [] : [`Home: ${TENURES[household.tenure].toLowerCase()}`];
  const sentences = [...(people.length === 0 ? [] : [people.join(', ')]), ...home];
  return sentences.length === 0 ? 'Not entered yet.' : `${sentences.join('. ')}.`;
}

/** With the names that debt advisers know. */
const SECTIONS = [
  { section: 'income', title: PART_WORDS.income.title, part: 'income' },
  { section: 'fixed', title: `${PART_WORDS['fixed-costs'].title} (fixed costs)`, part: 'fixed-costs' },
  {
    section: 'flexible',
    title: `${PART_WORDS['flexible-costs'].title} (flexible costs)`,
    part: 'flexible-costs',
  },
] as const;

/** Each section by the categories of the Standard Financial Statement, in words and pounds. */
export function presentSections({ totals, entries }: Statement) {
  const sums = { income: totals.income, fixed: totals.fixedCosts, flexible: totals.flexibleCosts };
  return SECTIONS.map(({ section, title, part }) => ({
    title,
    part,
    total: formatPounds(sums[section]),
    rows: totals.categories
      .filter(({ category }) => CATEGORIES[category].section === section)
      .map(({ category, amount }) => ({
        id: category,
        category: CATEGORIES[category].label,
        amount: formatPounds(amount),
        lines: entries
          .filter(({ line }) => LINES[line].category === category)
          .map(({ line, amount: each, frequency }) => {
            const every = frequency === 'monthly' ? '' : ` ${FREQUENCY_WORDS[frequency].toLowerCase()}`;
            return `${LINES[line].label}: ${formatPounds(each)}${every}`;
          }),
      })),
  }));
}

/** The figure of the budget, with a sentence that does not judge. */
export function presentLeft({ totals: { surplus, priorityOffers } }: Statement) {
  const isShort = surplus < 0;
  const note = isShort
    ? 'More goes out than comes in. That happens to many households, and a free debt adviser can help.'
    : 'This is what you could share between everyone you owe money to, us included.';
  const bills =
    priorityOffers > 0 ? ' Your payments towards bills that come first are already taken off.' : '';
  return {
    label: isShort ? 'Short each month' : 'Left each month',
    value: positive(surplus),
    note: `${note}${bills}`,
    isShort,
  };
}

/** Questions about spending that is higher than usual. */
export function presentHints({ hints }: Statement): readonly { category: string; question: string }[] {
  return hints.map((category) => ({
    category,
    question: `Most households of your size spend less on ${HINT_WORDS[category]}. Is your figure right? If it is, you don’t need to do anything.`,
  }));
}

/** From which figures a new budget was filled in; null where it began empty. */
export function presentOrigin({ filledInFrom }: Statement): string | null {
  if (filledInFrom === null) return null;
  return `We’ve filled in your figures from ${longDay(filledInFrom)}. Check each part and change what is different now.`;
}
