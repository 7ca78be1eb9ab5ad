import { brandNamed } from '@fairlead/brands/brands';
import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { EMPLOYMENT_STATUSES } from '@fairlead/core/affordability/household';
import type { Day } from '@fairlead/core/calendar/day';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { z } from 'zod';
import { canFindPartner, presentDeclinePartner, shownPartner } from '../decline-partner/decline-partner.ts';
import { presentDocumentSet } from '../document/present-document-set.ts';
import type { DocumentRow, DocumentSetRow } from '../document/document-store.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import type { QuoteRow } from '../quote/quote-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { canAskSecondLook } from './second-look.ts';
import type { Viewer } from './viewer.ts';

export type ApplicationView = z.output<typeof loanApplication>;

/** An application with the rows that every view of it needs. */
export interface ApplicationFacts {
  readonly application: ApplicationRow;
  readonly quote: QuoteRow | undefined;
  readonly set: DocumentSetRow | undefined;
  readonly documents: readonly DocumentRow[];
  readonly loan: Pick<LoanRow, 'id' | 'is_account_needed'> | undefined;
  readonly today: Day;
  readonly config: Viewer['config'];
  /** What the viewer's session calls the borrower. */
  readonly subjectId: string;
}

/** The application as the wire shows it, with each relation as a reference or absent. */
export function presentLoanApplication(facts: ApplicationFacts): ApplicationView {
  const { application, quote, set, today, subjectId } = facts;
  const partner = shownPartner(application, today);
  return {
    '@type': 'loan-application',
    id: application.id,
    reference: application.reference,
    state: application.state,
    createdAt: application.created_at,
    expiresAt: application.expires_on,
    loanContractAcceptedAt: application.loan_contract_accepted_at,
    amount: application.amount_pence,
    term: application.term_months,
    declineReasons: application.state === 'Declined' ? [...(application.decision?.reasons ?? [])] : [],
    creditAgency: application.state === 'Declined' ? (application.decision?.creditAgency ?? null) : null,
    referredFor: application.state === 'Referred' ? (application.decision?.referredFor ?? 'review') : null,
    mostWeCanOffer: application.most_we_can_offer_pence,
    followUp: application.follow_up,
    canAskSecondLook: canAskSecondLook(application, today),
    secondLook: secondLookOf(application),
    isDeclinePanelOpen: canFindPartner(application, today),
    declinePanelConsented: application.decline_panel_consented,
    declinePartner: partner ? presentDeclinePartner(partner) : null,
    quote: quote ? quoteReference(quote) : null,
    requotability: { '@type': 'requotability', isLoaded: false },
    user: referenceTo('/v2/users', subjectId),
    employmentStatus: {
      '@type': 'resource-reference',
      '@link': '/v2/employment-statuses',
      id: employmentStatusOf(application).id,
    },
    loanProduct: {
      '@type': 'resource-reference',
      '@link': `/v2/loan-applications/${application.id}`,
      id: application.product_id,
    },
    loan: facts.loan === undefined ? null : referenceTo('/v2/loans', facts.loan.id),
    isAccountNeeded: facts.loan?.is_account_needed ?? false,
    documentSet: set && quote ? presentDocumentSet(set, facts.documents, quote.price.monthly, facts) : null,
    isDrawdownToday: set?.drawdown_on === today,
  };
}

function secondLookOf({
  second_look_asked_at: askedAt,
  second_look_answered_at: answeredAt,
}: ApplicationRow): ApplicationView['secondLook'] {
  return askedAt === null ? null : { askedAt, answeredAt };
}

export function referenceTo(collection: string, id: string) {
  return { '@type': 'resource-reference' as const, '@link': `${collection}/${id}`, id };
}

/** A quote has no address of its own: it is read with its application. */
function quoteReference(quote: QuoteRow) {
  return { ...referenceTo('/v2/loan-applications', quote.application_id), id: quote.id };
}

export function employmentStatusOf(application: ApplicationRow) {
  const found = EMPLOYMENT_STATUSES.find(({ name }) => name === application.employment_status);
  if (found === undefined) throw new Error(`unknown employment status in application ${application.id}`);
  return { '@type': 'employment-status' as const, ...found };
}

export function loanProductOf({ product_id, brand_id }: ApplicationRow, nested: ReadonlySet<string>) {
  const { id, name, basis } = PRODUCTS[product_id];
  const product = { '@type': 'loan-product' as const, id, name, productType: PRODUCT_TYPES[basis] };
  return nested.has('partner') ? { ...product, partner: partnerOf(brand_id) } : product;
}

/** A brand is a credit broker, so the partner of its loans is the brand (decisions 0023). */
const partnerOf = (id: ApplicationRow['brand_id']) => ({
  '@type': 'partner' as const,
  id,
  name: brandNamed(id).dictionary.websiteName,
});

const PRODUCT_TYPES = { apr: 'unsecured', rate: 'hire-purchase' } as const;
