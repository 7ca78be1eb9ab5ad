import type { APPLICATION_EMBEDS } from '@fairlead/contract/loan-application/endpoints';
import { isProof } from '@fairlead/core/requirement/proof';
import type { ScheduleRow } from '@fairlead/core/schedule/rows';
import type { Db } from '../../database/database.ts';
import type { EmbedGraph } from '../embeds.ts';
import { listCreditCards } from '../credit-card/credit-card-store.ts';
import { presentCreditCard } from '../credit-card/present-credit-card.ts';
import { findAssociated } from '../data-pull/data-pull-store.ts';
import { presentBankIncome } from '../data-pull/present-bank-income.ts';
import { presentFigures, presentQuote } from '../quote/present-quote.ts';
import { listAttachments, type AttachmentRow } from '../requirement/attachment-store.ts';
import { presentPayslip } from '../requirement/present-payslip.ts';
import { presentRequirement } from '../requirement/present-requirement.ts';
import { listRequirements, type RequirementRow } from '../requirement/requirement-store.ts';
import { presentApplicant } from './present-applicant.ts';
import { readBorrower } from '../user/read-borrower.ts';
import { openApplicant } from './applicant.ts';
import { presentCommission } from './commission.ts';
import { presentFinance, presentVehicle } from './present-hire-purchase.ts';
import { presentPaymentDays } from './payment-day-prices.ts';
import { equalMonthRows } from './plan-rows.ts';
import {
  employmentStatusOf,
  loanProductOf,
  type ApplicationFacts,
  type ApplicationView,
} from './present-loan-application.ts';
import { readRequotability } from './requotability.ts';
import { findSuggestedLoan } from './suggested-loan.ts';
import type { Viewer } from './viewer.ts';

interface Subject extends ApplicationFacts {
  readonly db: Db;
  readonly viewer: Viewer;
}

type TopLevel<Name extends string> = Name extends `${string}.${string}` ? never : Name;

type Relations = Pick<ApplicationView, TopLevel<(typeof APPLICATION_EMBEDS)[number]>>;

export const APPLICATION_GRAPH: EmbedGraph<Subject, Relations> = {
  quote: ({ quote }) => (quote ? presentQuote(quote) : null),
  requotability: ({ db, viewer, application }) => readRequotability(db, viewer, application),
  requirements: requirementsOf,
  user: userOf,
  employmentStatus: ({ application }) => employmentStatusOf(application),
  loanProduct: ({ application }, nested) => loanProductOf(application, nested),
  schedule: (subject) => scheduleOf(subject)?.map(presentRow),
  paymentDays: presentPaymentDays,
  vehicle: ({ viewer, application }) => presentVehicle(viewer, application),
  commissionCalculation: presentCommission,
  finance: ({ viewer, application }) => presentFinance(viewer, application),
};

/** Cards, files and a smaller loan are read only where the application was asked about them. */
async function requirementsOf({ db, application, viewer }: Subject, nested: ReadonlySet<string>) {
  const rows = await listRequirements(db, application);
  const isAsked = rows.some(({ kind }) => kind === 'debt-consolidation');
  const cards = isAsked && nested.has('creditCards') ? await listCreditCards(db, application) : undefined;
  const hasProofs = rows.some(({ kind }) => isProof(kind));
  const attachments =
    hasProofs && nested.has('attachments') ? await listAttachments(db, application) : undefined;
  const { cipher } = viewer;
  const isLessAffordable = rows.some(({ kind, state }) => kind === 'affordability' && state !== 'Met');
  const suggested = isLessAffordable ? await findSuggestedLoan(db, viewer, application) : undefined;
  const parts = {
    addressOf: () => openApplicant(cipher, application).addresses[0],
    cards: cards?.map((card) => presentCreditCard(cipher, card)),
    attachments,
    suggestedLoan: suggested && presentFigures(suggested.price),
    bankIncome: await bankIncomeOf({ db, application, viewer }, rows),
    isBankIncomeShown: nested.has('bankIncome'),
    cipher,
    payslipOf: (row: AttachmentRow) => presentPayslip(viewer, application, row),
  };
  return rows.map((row) => presentRequirement(row, parts));
}

/** Read whether or not it is shown, since it decides what the borrower may leave out. */
async function bankIncomeOf(
  { db, application, viewer }: Pick<Subject, 'db' | 'application' | 'viewer'>,
  rows: readonly RequirementRow[],
) {
  if (!rows.some(({ kind }) => kind === 'income')) return undefined;
  const pull = await findAssociated(db, application);
  return pull && presentBankIncome(viewer.cipher, pull, application.net_monthly_income_pence);
}

const ownerOf = ({ user_id, brand_id }: ApplicationFacts['application']) => ({
  userId: user_id,
  brandId: brand_id,
});

/**
 * The borrower. A session limited to one application was opened by someone who typed the email address: it sees what
 * was typed, under an id of its own. The date of birth is shown only with details that have to be corrected.
 */
async function userOf(
  { db, viewer, application, quote }: Subject,
  nested: ReadonlySet<string>,
): Promise<ApplicationView['user']> {
  // Read for both, so that one answer takes as long as the other.
  const borrower = await readBorrower(db, viewer, ownerOf(application), nested);
  const shown =
    viewer.actor.limitedTo === null ? borrower : presentApplicant(viewer, { application, quote }, nested);
  if (application.state !== 'Address Mismatch') return shown;
  return { ...shown, dateOfBirth: openApplicant(viewer.cipher, application).dateOfBirth };
}

/** The plan of the current document set, else of the quote at equal months; none before there is a price. */
function scheduleOf({ set, quote, today }: ApplicationFacts): readonly ScheduleRow[] | undefined {
  if (set) return set.dated_price.rows;
  return quote && equalMonthRows(quote.price, today);
}

function presentRow({ number, dueOn, collectOn, payment, interest, principal, closing }: ScheduleRow) {
  return { number, dueOn, collectOn, payment, interest, principal, closing };
}
