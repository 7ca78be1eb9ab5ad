import { addMonths, type Day } from '../calendar/day.ts';
import { RETENTION_PERIODS } from './retention-periods.ts';

/** What a borrower has, as far as it decides what can be erased. */
export interface ErasureFacts {
  readonly loans: readonly {
    readonly reference: string;
    /** The day of its last event; null while the loan runs. */
    readonly endedOn: Day | null;
  }[];
  /** Applications that did not become a loan. */
  readonly applications: readonly { readonly id: string; readonly changedOn: Day }[];
  /** Messages to the brand from the account's email address. */
  readonly contactMessages: readonly { readonly reference: string; readonly receivedOn: Day }[];
}

/** What goes when the borrower asks. */
export const ERASED_NOW = ['browsers', 'sign-in-messages', 'drafts', 'marketing-choices', 'budgets'] as const;
export type ErasedNow = (typeof ERASED_NOW)[number];

export const ERASED_LATER = ['loan', 'application', 'account', 'contact-message'] as const;
export type ErasedLater = (typeof ERASED_LATER)[number];

/** What stays, and the first day on which it is gone; null where that is counted from an end still to come. */
export interface LaterErasure {
  readonly what: ErasedLater;
  /** The reference of a loan or message or the id of an application; null for the account. */
  readonly reference: string | null;
  readonly until: Day | null;
}

export interface ErasurePlan {
  readonly now: readonly ErasedNow[];
  readonly later: readonly LaterErasure[];
}

const MONTHS_OF_YEAR = 12;

/** The last of these days; null as soon as one is open. */
function lastOf(days: readonly (Day | null)[]): Day | null {
  const known = days.filter((on) => on !== null);
  if (known.length < days.length) return null;
  return known.toSorted().at(-1) ?? null;
}

/**
 * What an erasure request does. UK GDPR, Article 17(3): what a legal obligation or a legal claim needs stays. A loan
 * stays for as long after its end as a claim about it is possible, an application for as long as its decision can be
 * questioned, and the account for as long as either is there. A message stays for as long as the record of a complaint
 * has to, with or without the account.
 */
export function erasurePlan({ loans, applications, contactMessages }: ErasureFacts): ErasurePlan {
  const ofLoans = loans.map(({ reference, endedOn }) => ({
    what: 'loan' as const,
    reference,
    until: endedOn && addMonths(endedOn, RETENTION_PERIODS.loans.years * MONTHS_OF_YEAR),
  }));
  const ofApplications = applications.map(({ id, changedOn }) => ({
    what: 'application' as const,
    reference: id,
    until: addMonths(changedOn, RETENTION_PERIODS.applications.months),
  }));
  const ofMessages = contactMessages.map(({ reference, receivedOn }) => ({
    what: 'contact-message' as const,
    reference,
    until: addMonths(receivedOn, RETENTION_PERIODS.contactMessages.years * MONTHS_OF_YEAR),
  }));
  const until = lastOf([...ofLoans, ...ofApplications].map((record) => record.until));
  return {
    now: ERASED_NOW,
    later: [...ofLoans, ...ofApplications, { what: 'account', reference: null, until }, ...ofMessages],
  };
}
