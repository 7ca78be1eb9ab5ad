import { maskLast4 } from '@fairlead/core/text/mask';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { DatedPrice } from '@fairlead/core/pricing/dated-price';
import { hasRunOut } from '@fairlead/core/vehicle/motor-answers';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import type { Borrower, RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DocumentFacts } from '../../documents/document-facts.ts';
import { renderDocumentSet, type RenderedSet } from '../../documents/render-document-set.ts';
import { versionOf } from '../../documents/templates.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { findCurrentBankAccount, type BankAccount } from '../../resources/bank-account/bank-account-store.ts';
import {
  findCurrentSet,
  insertDocument,
  insertSet,
  sealHire,
  supersedeSet,
  type DocumentSetRow,
} from '../../resources/document/document-store.ts';
import { addressLines, openApplicant } from '../../resources/loan-application/applicant.ts';
import { hireOf } from '../../resources/loan-application/hire-of.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { areAllSatisfied, stepRequirement } from '../../resources/requirement/step-requirement.ts';
import { priceToday } from './price-today.ts';

/** Makes today's documents, or keeps the set that already says the same. */
export function prepareDocuments(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const quote = await findCurrentQuote(tx, application);
    if (!quote || !OPEN_IN.includes(application.state)) return refuse('applicationNotOpen');
    if (!isOfferOpen(application, context.today)) return refuse('quoteExpired');
    if (!(await areAllSatisfied(tx, application))) return refuse('requirementsNotMet');

    const price = priceToday(application, quote, context.today);
    if (!price) return reopenPaymentDay(tx, context, application);
    const hire = hireOf(context, application, price);
    const unpayable = hire && (await whyUnpayable(context, hire));
    if (unpayable) return refuse(unpayable);
    const current = await findCurrentSet(tx, application);
    if (!current || !hasSameTerms(current, price, versionOf(context.config.directDebit)))
      await replaceSet(tx, context, application, { price, hire });
    return accept(await viewApplication(tx, context, application));
  });
}

const OPEN_IN: readonly ApplicationRow['state'][] = ['Requirements', 'Documents'];

/** Why the old lender could not be paid by documents of today; null where it could. */
async function whyUnpayable({ today, providers }: RequestContext, { existingAgreement }: Hire) {
  if (hasRunOut(existingAgreement, today)) return 'settlementFigureExpired';
  return (await providers.lenderAccounts.find(existingAgreement.lender)) ? null : 'oldLenderUnknown';
}

/** A set that was made for the same day, figures and wording; another account or payment day has ended it already. */
function hasSameTerms(set: DocumentSetRow, price: DatedPrice, version: string): boolean {
  const { drawdown, firstDue, monthly, final } = set.dated_price;
  return (
    set.template_version === version &&
    drawdown === price.drawdown &&
    firstDue === price.firstDue &&
    monthly === price.monthly &&
    final === price.final
  );
}

/** The day chosen earlier has become too soon or too late for a first payment: it is asked for again. */
async function reopenPaymentDay(tx: Db, context: RequestContext<Borrower>, application: ApplicationRow) {
  await stepRequirement(tx, application, 'payment-day', 'reopened', { given: null, now: context.now });
  await supersedeSet(tx, application, context.now);
  await stepApplication(tx, context, application, 'requirementReopened', { payment_day: null });
  return refuse('requirementsNotMet', {
    message:
      'Your payment day is now too soon or too late for the first payment. Choose a payment day again.',
  });
}

async function replaceSet(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  { price, hire }: { readonly price: DatedPrice; readonly hire: Hire | null },
): Promise<void> {
  const account = await findCurrentBankAccount(tx, context.cipher, application);
  if (!account) throw new Error('documents need an account');
  const rendered = await render(context, application, { price, account, hire });
  await supersedeSet(tx, application, context.now);
  const id = context.newId();
  const set = await insertSet(tx, {
    user_id: application.user_id,
    id,
    brand_id: application.brand_id,
    application_id: application.id,
    drawdown_on: price.drawdown,
    dated_price: json(price),
    template_version: rendered.templateVersion,
    created_at: context.now,
    reading_completed_at: null,
    superseded_at: null,
    bank_account_id: account.id,
    hire_encrypted: hire && sealHire(context.cipher, id, hire),
  });
  for (const document of rendered.documents) {
    await insertDocument(tx, context.cipher, set, context.newId(), document);
  }
  await auditApplication(tx, context, application, 'documents-prepared', {
    setId: set.id,
    drawdownOn: price.drawdown,
  });
}

async function render(
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  { price, account, hire }: { price: DatedPrice; account: BankAccount; hire: Hire | null },
): Promise<RenderedSet> {
  if (application.expires_on === null) throw new Error('documents need an offer');
  const { firstName, lastName, addresses } = openApplicant(context.cipher, application);
  const [address] = addresses;
  const facts: DocumentFacts = {
    brand: context.brand,
    product: PRODUCTS[application.product_id],
    price,
    borrower: { name: `${firstName} ${lastName}`, addressLines: address ? addressLines(address) : [] },
    account: {
      name: account.accountName,
      sortCode: `**-**-${account.sortCode.slice(-2)}`,
      accountNumber: maskLast4(account.accountNumber),
    },
    reference: application.reference,
    directDebit: context.config.directDebit,
    offerHoldsUntil: application.expires_on,
    isVoid: context.config.voidContracts,
    hire,
  };
  return renderDocumentSet(facts, new Date(context.now), context.renderPdf);
}
