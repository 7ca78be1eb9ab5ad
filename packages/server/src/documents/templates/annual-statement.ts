import { displayDay } from '@fairlead/core/calendar/display';
import type { Agreement } from '@fairlead/core/loan/agreement';
import { formatPounds } from '@fairlead/core/money/pounds';
import { displayPercent } from '@fairlead/core/rates/apr';
import { facts, heading, paragraph, type DocumentModel } from '../document-model.ts';
import { paperOfLoan } from './paper-of-loan.ts';
import { complaintLines, contactLines, NO_LATE_FEES } from './parts.ts';
import { stillToPay, sumsOf, transactions, type StatementOfAccount } from './statement-of-account.ts';

export type AnnualStatement = StatementOfAccount & { readonly agreement: Agreement };

/**
 * The statement of each year (Consumer Credit Act 1974, s.77A) with what SI 2007/1167, Sch. 1, Part 1 lists: the period,
 * who we are, the agreement, its credit, rate and duration, what was owed, paid and charged, and every movement.
 */
export function annualStatement({
  paper,
  agreement,
  period,
  sums,
  lines,
  ahead,
}: AnnualStatement): DocumentModel {
  const { credit, rate, termMonths, totalPayable, monthly, instalments } = agreement;
  return paperOfLoan(paper, 'Annual statement', [
    paragraph(
      'The law requires us to send you this statement of your loan once a year, free of charge. You don’t need to do anything.',
    ),
    facts('Your loan', [
      ['Amount of credit', formatPounds(credit)],
      ['Interest rate in this period', `${displayPercent(rate)}% a year, fixed`],
      ['Duration', `${termMonths} months, until ${displayDay(instalments.at(-1)?.dueOn ?? paper.signedOn)}`],
      ['Agreed monthly payment', formatPounds(monthly)],
      ['Total amount payable, as you signed it', formatPounds(totalPayable)],
    ]),
    ...sumsOf(period, sums),
    ...transactions(lines),
    ...stillToPay(ahead, paper),
    heading('If you pay less than you agreed'),
    paragraph(
      `${NO_LATE_FEES} Missed payments can be recorded on your credit file, and we may take legal action. If paying is difficult, talk to us: we’ll look for a way that works for you. MoneyHelper (www.moneyhelper.org.uk) finds you free and independent debt advice.`,
    ),
    heading('Paying off your loan early'),
    paragraph(
      'You can pay off all or a part of your loan at any time, and pay less interest. Your loan’s page shows what it costs on each of the next 28 days, or ask us for a settlement statement.',
    ),
    heading('If something is wrong'),
    ...complaintLines(paper).map(paragraph),
    paragraph(`Questions? ${contactLines(paper).join('. ')}.`),
  ]);
}
