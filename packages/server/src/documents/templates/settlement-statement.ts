import type { Day } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { bullets, facts, heading, paragraph, type DocumentModel } from '../document-model.ts';
import { paperOfLoan, type LoanPaper } from './paper-of-loan.ts';
import { contactLines } from './parts.ts';

type DayCost = { readonly date: Day; readonly amount: Pence; readonly saved: Pence };

type ShownLine = { readonly label: string; readonly value: string };

export type SettlementStatement = {
  readonly paper: LoanPaper;
  readonly chosen: DayCost;
  readonly leftToPay: Pence;
  /** What each day costs, from the day of the statement until the last on which it can be paid. */
  readonly days: readonly DayCost[];
  readonly working: {
    readonly inputs: readonly ShownLine[];
    readonly steps: readonly ShownLine[];
    readonly rule: string;
    readonly source: string;
  };
};

/** A settlement statement (Consumer Credit Act 1974, s.97; SI 1983/1564): the figure of a day, and how it is calculated. */
export function settlementStatement(given: SettlementStatement): DocumentModel {
  const { paper, chosen, leftToPay, days, working } = given;
  const last = days.at(-1)?.date ?? chosen.date;
  return paperOfLoan(paper, 'Settlement statement', [
    facts('To pay off your loan', [
      ['Settlement date', displayDay(chosen.date)],
      ['To pay on that day', formatPounds(chosen.amount)],
      ['Left to pay without settling', formatPounds(leftToPay)],
      ['You save', formatPounds(chosen.saved)],
    ]),
    paragraph(
      `The figure assumes that any payment we collect before ${longDay(chosen.date)} reaches us. You can pay off your loan on any day until ${longDay(last)}; each day has its own figure.`,
    ),
    heading('How it is calculated'),
    facts(
      'Figures',
      [...working.inputs, ...working.steps].map(({ label, value }) => [label, value] as const),
    ),
    paragraph(`${working.rule} ${working.source}.`),
    heading('How to pay'),
    bullets(
      'Sign in, open “Pay off your loan”, and choose a day: we’ll collect the figure for that day by Direct Debit.',
      ...contactLines(paper),
    ),
    {
      kind: 'table',
      caption: 'What each day costs',
      columns: [
        { heading: 'If you pay on', isFigure: false },
        { heading: 'You pay', isFigure: true },
        { heading: 'You save', isFigure: true },
      ],
      rows: days.map(({ date, amount, saved }) => [
        displayDay(date),
        formatPounds(amount),
        formatPounds(saved),
      ]),
    },
  ]);
}
