import { hirePosition } from '@fairlead/core/loan/read/hire-position';
import { project } from '@fairlead/core/loan/read/project';
import { statementOf, type StatementPeriod } from '@fairlead/core/loan/read/statement';
import type { Pence } from '@fairlead/core/money/pence';
import { penceToPounds } from '@fairlead/core/money/pounds';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { csvOf } from '../../documents/csv.ts';
import { titleCertificate } from '../../documents/templates/hire-purchase/title-certificate.ts';
import { receipt } from '../../documents/templates/receipt.ts';
import { statementOfAccount } from '../../documents/templates/statement-of-account.ts';
import { openHireNumbers } from '../../resources/loan/hire-numbers.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { answerPaper, paperOf } from '../../resources/loan/paper-of.ts';
import { presentTransactions } from '../../resources/loan/present-transactions.ts';
import { statementLines } from '../../resources/loan/statement-lines.ts';

type Context = RequestContext<Borrower>;

type Asked = StatementPeriod & { readonly id: string };

/** A statement of account as a PDF. */
export async function readStatement(context: Context, asked: Asked) {
  const found = await findStatement(context, asked);
  if (!found.ok) return found;
  const { loan, events, lines, period } = found.value;
  const { rows } = project(loan.agreement, events, context.today);
  const model = statementOfAccount({
    paper: await paperOf(context, loan),
    period,
    sums: statementOf(loan.agreement, events, period),
    lines,
    ahead: rows.filter(({ status }) => status !== 'paid' && status !== 'ended'),
  });
  return accept(await answerPaper(context, model, `statement-${loan.reference}-${period.to}`));
}

/** A receipt for a payment that was received. */
export async function readReceipt(
  context: Context,
  { id, transaction }: { readonly id: string; readonly transaction: string },
) {
  const loan = await findLoan(context.db, context.actor, id);
  if (!loan) return refuse('notFound');
  const events = await listEvents(context.db, { userId: loan.user_id, loanId: loan.id });
  const found = presentTransactions(loan.agreement, events).find(
    (each) => each.id === transaction && each.kind === 'repayment',
  );
  if (!found) return refuse('notFound');
  const { amount, method, happenedOn, valueOn, outstandingAfter: owedAfter } = found;
  const takenBack = events.find(
    (event) => event.kind === 'payment-reversed' && transaction === `payment-received-${event.reverses}`,
  );
  const paper = await paperOf(context, loan);
  const takenBackOn = takenBack?.valueOn ?? null;
  const model = receipt({ paper, amount, method, happenedOn, valueOn, owedAfter, takenBackOn });
  return accept(await answerPaper(context, model, `receipt-${loan.reference}-${valueOn}`));
}

/** The certificate that a car is the hirer's. */
export async function readTitleCertificate(context: Context, id: string) {
  const loan = await findLoan(context.db, context.actor, id);
  if (!loan) return refuse('notFound');
  const events = await listEvents(context.db, { userId: loan.user_id, loanId: loan.id });
  const projection = project(loan.agreement, events, context.today);
  const { vehicle: car, ownedSince } = hirePosition(loan.agreement, events, projection) ?? {};
  const numbers = openHireNumbers(context.cipher, loan);
  if (!car || !numbers || !ownedSince) return refuse('titleNotPassed');
  const vehicle = { ...car, registrationMark: numbers.registrationMark };
  const model = titleCertificate({ paper: await paperOf(context, loan), vehicle, ownedSince });
  return accept(await answerPaper(context, model, `certificate-of-ownership-${loan.reference}`));
}

const HEADINGS = ['Counts from', 'Description', 'Method', 'Paid by you', 'Paid to you'];

const inPounds = (amount: Pence): string => penceToPounds(amount).toFixed(2);

/** The transactions of a period, for a spreadsheet. */
export async function exportStatement(context: Context, asked: Asked) {
  const found = await findStatement(context, asked);
  if (!found.ok) return found;
  const { loan, lines, period } = found.value;
  const rows = lines.map(({ valueOn, description, method, paidIn, paidOut }) => [
    valueOn,
    description,
    method,
    inPounds(paidIn),
    inPounds(paidOut),
  ]);
  return accept({
    bytes: csvOf([HEADINGS, ...rows]),
    contentType: 'text/csv; charset=utf-8',
    filename: `transactions-${loan.reference}-${period.to}.csv`,
    isDownload: true,
  });
}

async function findStatement({ db, actor, today }: Context, { id, from, to }: Asked) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  if (from > to || to > today) return refuse('periodNotPossible');
  const events = await listEvents(db, { userId: loan.user_id, loanId: loan.id });
  const period = { from, to };
  return accept({ loan, events, lines: statementLines(loan.agreement, events, period), period });
}
