import { BRANDS } from '@fairlead/brands/brands';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import type { Day } from '@fairlead/core/calendar/day';
import { annualStatementDue, aYearBefore } from '@fairlead/core/loan/read/annual-statement';
import { project } from '@fairlead/core/loan/read/project';
import { statementOf, type StatementPeriod } from '@fairlead/core/loan/read/statement';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { AppServices } from '../context.ts';
import { transaction, type Db } from '../database/database.ts';
import { renderPdf } from '../documents/render-pdf.ts';
import { annualStatement } from '../documents/templates/annual-statement.ts';
import { listEvents } from '../resources/loan/loan-event-store.ts';
import {
  listLoansForStatement,
  lockLoan,
  updateLoan,
  type LoanKey,
  type LoanRow,
} from '../resources/loan/loan-store.ts';
import { statementLines } from '../resources/loan/statement-lines.ts';
import { writeAboutLoan } from '../resources/outbox/write-to-borrower.ts';
import { findUser } from '../resources/user/users.ts';
import { attempt } from './attempt.ts';

/** Emails the statement of each year that has ended to borrowers who still owe something, once each year. */
export async function sendAnnualStatements(services: AppServices, today: Day): Promise<void> {
  for (const key of await listLoansForStatement(services.db, aYearBefore(today))) {
    await attempt(services, key, () => transaction(services.db, (tx) => sendNext(services, tx, key, today)));
  }
}

/** The loan is held, so that one of two workers finds the statement of the other. */
async function sendNext(services: AppServices, tx: Db, key: LoanKey, today: Day): Promise<void> {
  const loan = await lockLoan(tx, key);
  const period = annualStatementDue(loan.agreement.signedOn, today, loan.statement_until);
  if (period === null) return;
  await send(services, tx, loan, { period, today });
  await updateLoan(tx, key, { statement_until: period.to });
}

async function send(
  services: AppServices,
  tx: Db,
  loan: LoanRow,
  { period, today }: { readonly period: StatementPeriod; readonly today: Day },
): Promise<void> {
  const { agreement, reference, user_id: userId, brand_id: brandId } = loan;
  const borrower = await findUser(services, tx, { userId, brandId });
  if (!borrower) throw new Error(`loan ${loan.id} has no borrower`);
  const events = await listEvents(tx, { userId, loanId: loan.id });
  const sums = statementOf(agreement, events, period);
  const model = annualStatement({
    paper: {
      brand: BRANDS[brandId],
      borrower,
      reference,
      signedOn: agreement.signedOn,
      madeOn: today,
      isVoid: services.config.voidContracts,
    },
    agreement,
    period,
    sums,
    lines: statementLines(agreement, events, period),
    ahead: project(agreement, events, today).rows.filter(
      ({ status }) => status !== 'paid' && status !== 'ended',
    ),
  });
  const pdf = await renderPdf(model, new Date(await services.clock.now(tx)));
  const letter = {
    subject: 'Your annual statement',
    paragraphs: [
      `Your statement for loan ${reference}, from ${longDay(period.from)} to ${longDay(period.to)}, is attached. You owed ${formatPounds(sums.closing)} at the end of that time.`,
      'The law requires us to send it once a year. You don’t need to do anything.',
    ],
    action: { label: 'See your loan', path: loanPath(loan.id) },
  };
  const attachment = {
    filename: 'annual-statement.pdf',
    contentType: 'application/pdf',
    base64: pdf.toString('base64'),
  } as const;
  const owner = { userId, brandId, loanId: loan.id };
  await writeAboutLoan(services, tx, owner, 'annual-statement', { letter, attachments: [attachment] });
}
