import { route } from '../../http/pipeline/route.ts';
import { chooseLastInstalment } from './choose-last-instalment.ts';
import { listPaymentDates, previewPaymentDate, updatePaymentDate } from './payment-dates.ts';
import { readLoan } from './read-loan.ts';
import { endCalendarFeed, makeCalendarFeed, readCalendar, readCalendarFeed } from './calendar-feed.ts';
import { moveSecondAttempt, readSecondAttempt } from './second-attempt.ts';
import { exportStatement, readReceipt, readStatement, readTitleCertificate } from './statements.ts';
import { readLoanDocument } from './read-loan-document.ts';

const show = readLoanDocument({ isDownload: false });
const download = readLoanDocument({ isDownload: true });

export const repayingRoutes = [
  route('readLoan', (context, { params, embedded }) => readLoan(context, params.id, embedded)),
  route('paymentDatesEligibleForUpdate', (context, { params }) => listPaymentDates(context, params.id)),
  route('previewPaymentDateChange', (context, { params, body }) =>
    previewPaymentDate(context, params.id, body.date),
  ),
  route('updatePaymentDate', (context, { params, body }) => updatePaymentDate(context, params.id, body.date)),
  route('readSecondAttempt', (context, { params }) => readSecondAttempt(context, params.id)),
  route('moveSecondAttempt', (context, { params, body }) => moveSecondAttempt(context, params.id, body.date)),
  route('readCalendarFeed', (context, { params }) => readCalendarFeed(context, params.id)),
  route('makeCalendarFeed', (context, { params }) => makeCalendarFeed(context, params.id)),
  route('endCalendarFeed', (context, { params }) => endCalendarFeed(context, params.id)),
  route('readCalendar', (context, { params }) => readCalendar(context, params.token)),
  route('chooseLastInstalment', (context, { params, body }) =>
    chooseLastInstalment(context, params.id, body.choice),
  ),
  route('readStatement', (context, { params }) => readStatement(context, params)),
  route('readReceipt', (context, { params }) => readReceipt(context, params)),
  route('readTitleCertificate', (context, { params }) => readTitleCertificate(context, params.id)),
  route('exportStatement', (context, { params }) => exportStatement(context, params)),
  route('readLoanDocument', (context, { params }) => show(context, params)),
  route('downloadLoanDocument', (context, { params }) => download(context, params)),
];
