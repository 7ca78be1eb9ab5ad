import type { Day } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import type { Statement, StatementPeriod } from '@fairlead/core/loan/read/statement';
import type { ProjectedRow } from '@fairlead/core/loan/read/projected-rows';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { facts, heading, paragraph, type Block, type DocumentModel } from '../document-model.ts';
import { paperOfLoan, type LoanPaper } from './paper-of-loan.ts';
import { contactLines } from './parts.ts';

/** A transaction, by which way the money went; a payment that was not collected moved none. */
export type StatementLine = {
  readonly valueOn: Day;
  readonly description: string;
  readonly method: string;
  readonly paidIn: Pence;
  readonly paidOut: Pence;
};

export type StatementOfAccount = {
  readonly paper: LoanPaper;
  readonly period: StatementPeriod;
  readonly sums: Statement;
  readonly lines: readonly StatementLine[];
  /** Instalments with something left to pay, on the day of the statement. */
  readonly ahead: readonly ProjectedRow[];
};

/** A statement of account (Consumer Credit Act 1974, s.77B): what happened in a period, and what is still to be paid. */
export function statementOfAccount({ paper, period, sums, lines, ahead }: StatementOfAccount): DocumentModel {
  return paperOfLoan(paper, 'Statement of account', [
    ...sumsOf(period, sums),
    ...transactions(lines),
    ...stillToPay(ahead, paper),
    paragraph(`Questions? ${contactLines(paper).join('. ')}.`),
  ]);
}

/** What a period did to what is owed. */
export function sumsOf(period: StatementPeriod, sums: Statement): readonly Block[] {
  const { opening, paidOut, fee, interest, paidIn, closing } = sums;
  return [
    facts(`From ${displayDay(period.from)} to ${displayDay(period.to)}`, [
      ['Owed at the start', formatPounds(opening)],
      ['Paid to you', formatPounds(paidOut)],
      ...(fee === 0 ? [] : ([['Arrangement fee', formatPounds(fee)]] as const)),
      [interest < 0 ? 'Interest taken off' : 'Interest', formatPounds(interest)],
      ['Paid by you', formatPounds(paidIn)],
      ['Owed at the end', formatPounds(closing)],
    ]),
    paragraph(
      'What you owe is what you borrowed and haven’t repaid yet, with interest to that day. It’s not the cost of paying off the loan: ask for a settlement figure for that.',
    ),
  ];
}

/** Every transaction of a period. */
export function transactions(lines: readonly StatementLine[]): readonly Block[] {
  if (lines.length === 0) return [heading('Transactions'), paragraph('There were none.')];
  return [
    heading('Transactions'),
    {
      kind: 'table',
      caption: 'By the day from which they count',
      columns: [
        { heading: 'Counts from', isFigure: false },
        { heading: 'Description', isFigure: false },
        { heading: 'Method', isFigure: false },
        { heading: 'Paid by you', isFigure: true },
        { heading: 'Paid to you', isFigure: true },
      ],
      rows: lines.map(({ valueOn, description, method, paidIn, paidOut }) => [
        displayDay(valueOn),
        description,
        method,
        paidIn === 0 ? '' : formatPounds(paidIn),
        paidOut === 0 ? '' : formatPounds(paidOut),
      ]),
    },
  ];
}

/** What is left of the plan. */
export function stillToPay(ahead: readonly ProjectedRow[], { madeOn }: LoanPaper): readonly Block[] {
  const title = `Still to be paid on ${displayDay(madeOn)}`;
  if (ahead.length === 0) return [heading(title), paragraph('Nothing.')];
  return [
    heading(title),
    {
      kind: 'table',
      caption: 'Your payments',
      columns: [
        { heading: 'Due on', isFigure: false },
        { heading: 'Payment', isFigure: true },
        { heading: 'Interest', isFigure: true },
        { heading: 'Reduces balance by', isFigure: true },
        { heading: 'Paid so far', isFigure: true },
      ],
      rows: ahead.map(({ dueOn, payment, interest, principal, paid }) => [
        displayDay(dueOn),
        ...[payment, interest, principal, paid].map(formatPounds),
      ]),
    },
  ];
}
