import type { Day } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { facts, paragraph, type DocumentModel } from '../document-model.ts';
import { paperOfLoan, type LoanPaper } from './paper-of-loan.ts';
import { contactLines } from './parts.ts';

export type Receipt = {
  readonly paper: LoanPaper;
  readonly amount: Pence;
  readonly method: string;
  readonly happenedOn: Day;
  readonly valueOn: Day;
  readonly owedAfter: Pence;
  /** The day on which the borrower's bank took it back; null when it has not. */
  readonly takenBackOn: Day | null;
};

/** A receipt for one payment. */
export function receipt(given: Receipt): DocumentModel {
  const { paper, amount, method, happenedOn, valueOn, owedAfter, takenBackOn } = given;
  return paperOfLoan(paper, 'Receipt', [
    facts('Your payment', [
      ['Amount', formatPounds(amount)],
      ['Paid by', method],
      ['Recorded on', displayDay(happenedOn)],
      ['Counts from', displayDay(valueOn)],
      ['Owed after it', formatPounds(owedAfter)],
    ]),
    paragraph(
      takenBackOn === null
        ? `${paper.brand.dictionary.brandName} has received this payment. Thank you.`
        : `Your bank took this payment back on ${longDay(takenBackOn)}, so it no longer counts.`,
    ),
    paragraph(`Questions? ${contactLines(paper).join('. ')}.`),
  ]);
}
