import type { loanApplication } from '@fairlead/contract/loan-application/shapes';
import { EMPLOYMENT_STATUSES } from '@fairlead/contract/vocabulary';
import type { Day } from '@fairlead/core/calendar/day';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { ScheduleRow } from '@fairlead/core/schedule/rows';
import type { z } from 'zod';
import { presentDocumentSet } from '../document/present-document-set.ts';
import type { DocumentRow, DocumentSetRow } from '../document/document-store.ts';
import { presentQuote } from '../quote/present-quote.ts';
import type { QuoteRow } from '../quote/quote-store.ts';
import { presentRequirement } from '../requirement/present-requirement.ts';
import type { RequirementRow } from '../requirement/requirement-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';
import { equalMonthRows } from './plan-rows.ts';

export type ApplicationView = z.output<typeof loanApplication>;

export interface ApplicationParts {
  readonly application: ApplicationRow;
  readonly quote: QuoteRow | undefined;
  readonly requirements: readonly RequirementRow[];
  readonly set: DocumentSetRow | undefined;
  readonly documents: readonly DocumentRow[];
  readonly loanId: string | undefined;
  /** Whole where it was asked for and may be seen. */
  readonly user: ApplicationView['user'];
  readonly today: Day;
}

/** The application as the wire shows it; a relation that was not asked for is a reference or absent. */
export function presentLoanApplication(
  parts: ApplicationParts,
  embedded: ReadonlySet<string>,
): ApplicationView {
  const { application, quote, set, today } = parts;
  const rows = scheduleOf(parts);
  return {
    '@type': 'loan-application',
    id: application.id,
    state: application.state,
    createdAt: application.created_at,
    expiresAt: application.expires_on,
    loanContractAcceptedAt: application.loan_contract_accepted_at,
    amount: application.amount_pence,
    term: application.term_months,
    declineReasons: application.state === 'Declined' ? [...(application.decision?.reasons ?? [])] : [],
    mostWeCanOffer: application.most_we_can_offer_pence,
    quote: quote ? (embedded.has('quote') ? presentQuote(quote) : quoteReference(quote)) : null,
    ...(embedded.has('requirements') && { requirements: parts.requirements.map(presentRequirement) }),
    user: parts.user,
    employmentStatus: employmentStatusOf(application, embedded.has('employmentStatus')),
    loanProduct: loanProductOf(application, embedded.has('loanProduct')),
    loan: parts.loanId === undefined ? null : referenceTo('/v2/loans', parts.loanId),
    documentSet: set && quote ? presentDocumentSet(set, parts.documents, quote.price.monthly, today) : null,
    ...(embedded.has('schedule') && rows && { schedule: rows.map(presentRow) }),
    isDrawdownToday: set?.drawdown_on === today,
  };
}

export function referenceTo(collection: string, id: string) {
  return { '@type': 'resource-reference' as const, '@link': `${collection}/${id}`, id };
}

/** A quote has no address of its own: it is read with its application. */
function quoteReference(quote: QuoteRow) {
  return { ...referenceTo('/v2/loan-applications', quote.application_id), id: quote.id };
}

function employmentStatusOf(
  application: ApplicationRow,
  isWhole: boolean,
): ApplicationView['employmentStatus'] {
  const found = EMPLOYMENT_STATUSES.find(({ name }) => name === application.employment_status);
  if (found === undefined) throw new Error(`unknown employment status in application ${application.id}`);
  return isWhole
    ? { '@type': 'employment-status', ...found }
    : { '@type': 'resource-reference', '@link': '/v2/employment-statuses', id: found.id };
}

function loanProductOf(application: ApplicationRow, isWhole: boolean): ApplicationView['loanProduct'] {
  const { id, name, basis } = PRODUCTS[application.product_id];
  return isWhole
    ? { '@type': 'loan-product', id, name, productType: PRODUCT_TYPES[basis] }
    : {
        '@type': 'resource-reference',
        '@link': `/v2/loan-applications/${application.id}`,
        id,
      };
}

const PRODUCT_TYPES = { apr: 'unsecured', rate: 'hire-purchase' } as const;

function scheduleOf({ set, quote, today }: ApplicationParts): readonly ScheduleRow[] | undefined {
  if (set) return set.dated_price.rows;
  return quote && equalMonthRows(quote.price, today);
}

function presentRow({ number, dueOn, collectOn, payment, interest, principal, closing }: ScheduleRow) {
  return { number, dueOn, collectOn, payment, interest, principal, closing };
}
