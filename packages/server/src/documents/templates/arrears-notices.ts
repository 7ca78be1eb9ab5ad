import type { Day } from '@fairlead/core/calendar/day';
import { displayDay, longDay } from '@fairlead/core/calendar/display';
import type { MissedPayment } from '@fairlead/core/loan/read/missed-payments';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { InformationSheet } from '../../config/information-sheets.ts';
import { bullets, facts, heading, paragraph, type Block, type DocumentModel } from '../document-model.ts';
import { paperOfLoan, type LoanPaper } from './paper-of-loan.ts';
import { contactLines, NO_LATE_FEES } from './parts.ts';

type OfArrears = {
  readonly paper: LoanPaper;
  readonly missed: readonly MissedPayment[];
  readonly amount: Pence;
};

const ADVICE =
  'Free and confidential debt advice: MoneyHelper, www.moneyhelper.org.uk, 0800 138 7777; StepChange, www.stepchange.org, 0800 138 1111.';

const TIME_ORDER =
  'You can ask a court for a time order, which gives you more time to pay. Tell us 14 days before you ask, with how you would like to pay. A debt adviser can help.';

const missedTable = (missed: readonly MissedPayment[]): Block => ({
  kind: 'table',
  caption: 'Payments that have not been made in full',
  columns: [
    { heading: 'Due on', isFigure: false },
    { heading: 'Amount', isFigure: true },
    { heading: 'Not paid', isFigure: true },
  ],
  rows: missed.map(({ dueOn, amount, unpaid }) => [
    displayDay(dueOn),
    formatPounds(amount),
    formatPounds(unpaid),
  ]),
});

const whatYouCanDo = (paper: LoanPaper): readonly Block[] => [
  heading('What you can do'),
  bullets(
    'Pay what you can on your loan’s page, by card, from your bank or by Direct Debit.',
    'If you can’t pay all of it, set up a payment plan there, or ask us for one that leaves you enough to live on.',
    ADVICE,
    ...contactLines(paper),
  ),
];

/** A notice of sums in arrears (Consumer Credit Act 1974, s.86B). The FCA's arrears information sheet goes with it. */
export function noticeOfArrears({ paper, missed, amount }: OfArrears): DocumentModel {
  return paperOfLoan(paper, 'Notice of sums in arrears', [
    paragraph(
      `This notice is given under section 86B of the Consumer Credit Act 1974, because you are behind with the payments of your loan. On ${displayDay(paper.madeOn)} you are ${formatPounds(amount)} behind.`,
    ),
    ...whatYouCanDo(paper),
    missedTable(missed),
    facts('In arrears', [['In total', formatPounds(amount)]]),
    heading('What it means'),
    bullets(
      NO_LATE_FEES,
      'Missed payments are on your credit file for six years and make credit harder to get.',
      'We send this notice again every six months until nothing is in arrears.',
      TIME_ORDER,
    ),
    paragraph('The arrears information sheet of the Financial Conduct Authority is enclosed.'),
  ]);
}

type OfDefault = OfArrears & { readonly remedyBy: Day };

/** A default notice (Consumer Credit Act 1974, ss.87 and 88). The FCA's default information sheet goes with it. */
export function defaultNotice({ paper, missed, amount, remedyBy }: OfDefault): DocumentModel {
  return paperOfLoan(paper, 'Default notice', [
    paragraph(
      `This notice is served under section 87(1) of the Consumer Credit Act 1974. You agreed to a payment each month, and the payments below have not been made in full.`,
    ),
    paragraph(
      `To put this right, pay ${formatPounds(amount)} by the end of ${longDay(remedyBy)}. If you do, nothing further is done about it, and your agreement continues.`,
    ),
    ...whatYouCanDo(paper),
    missedTable(missed),
    heading('If it is not put right'),
    bullets(
      `If you do not pay ${formatPounds(amount)} by that day, we may end the agreement. All that you owe is then due, less a rebate for paying early, and no more interest is added.`,
      'A default is then on your credit file for six years.',
      TIME_ORDER,
    ),
    paragraph(
      'If you are not sure what to do, get help as soon as possible. The default information sheet of the Financial Conduct Authority is enclosed.',
    ),
  ]);
}

/** A sheet of the FCA, in the text of the deployment. */
export function informationSheet(sheet: InformationSheet): DocumentModel {
  return {
    title: sheet.title,
    subtitle: sheet.isSample
      ? 'A sample of the sandbox, not the sheet of the Financial Conduct Authority'
      : 'Financial Conduct Authority',
    templateVersion: `${sheet.version}, ${displayDay(sheet.issuedOn)}`,
    isVoid: sheet.isSample,
    blocks: sheet.paragraphs.map((text) => paragraph(text)),
  };
}
