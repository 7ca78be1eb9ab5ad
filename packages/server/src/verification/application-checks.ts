import type { ApplicationState } from '@fairlead/core/application/states';
import { READING_ORDER, unreadBefore } from '@fairlead/core/documents/reading-order';
import type { LoanState } from '@fairlead/core/loan/states';
import { isSatisfied } from '@fairlead/core/requirement/requirement';
import type { ApplicationFacts } from './application-facts-store.ts';

/** Whether an application in this state has a price, has said what it needs, and can have been signed. */
interface Row {
  readonly isPriced: boolean;
  /** Null where the state says nothing about what is still to be provided. */
  readonly isComplete: boolean | null;
}

const NOT_PRICED: Row = { isPriced: false, isComplete: null };

/** An application that has expired keeps the price that it had, if it had one. */
const ROWS: Readonly<Record<Exclude<ApplicationState, 'Expired'>, Row>> = {
  'Address Mismatch': NOT_PRICED,
  Referred: NOT_PRICED,
  Declined: NOT_PRICED,
  Quoted: { isPriced: true, isComplete: null },
  Unrequested: { isPriced: true, isComplete: null },
  Requirements: { isPriced: true, isComplete: false },
  Documents: { isPriced: true, isComplete: true },
  Requested: { isPriced: true, isComplete: true },
};

/** A loan of an application that is open again, or was and has expired. */
const UNPAID: readonly LoanState[] = ['Pending', 'Cancelled'];

/** Everything a loan is paid to and from was given; nothing is open, and there is something to ask. */
function isComplete({ requirements, accounts }: ApplicationFacts): boolean {
  const states = Object.values(requirements);
  return states.length > 0 && states.every(isSatisfied) && accounts === 1;
}

function* ofState(facts: ApplicationFacts): Generator<string> {
  const { state, prices } = facts;
  if (prices > 1) yield `has ${prices} prices`;
  if (state === 'Expired') return;
  const row = ROWS[state];
  if (prices > 0 !== row.isPriced) yield row.isPriced ? 'has no price' : 'has a price';
  if (row.isComplete === true && !isComplete(facts)) yield 'has something left to provide';
  if (row.isComplete === false && isComplete(facts)) yield 'has nothing left to provide';
}

function* ofReading({ sets }: ApplicationFacts): Generator<string> {
  if (sets.filter(({ isLive }) => isLive).length > 1) yield 'has more than one current document set';
  for (const { id, read, isReadingCompleted } of sets) {
    const isRead = (slug: (typeof READING_ORDER)[number]): boolean => read.includes(slug);
    const skipped = READING_ORDER.filter(isRead).flatMap((slug) => unreadBefore(slug, isRead));
    if (skipped.length > 0) yield `has the set ${id} read out of order`;
    if (isReadingCompleted && !READING_ORDER.every(isRead)) yield `has the set ${id} finished and not read`;
  }
}

/**
 * Each signature is of a set that was read, and made a loan. Where the loan could not be paid out, the borrower signs
 * again: the earlier loan is cancelled then, and until then it stays unpaid while the application is open.
 */
function* ofSignature({ state, isAccepted, sets, signed, loans }: ApplicationFacts): Generator<string> {
  const isRequested = state === 'Requested';
  if (isRequested && signed.length === 0) yield 'has no signature';
  if (loans.length !== signed.length) yield `has ${signed.length} signatures and ${loans.length} loans`;
  if (isAccepted !== signed.length > 0) yield isAccepted ? 'was accepted' : 'was not accepted';
  const [newest, ...earlier] = loans;
  if (!isRequested && newest !== undefined && !UNPAID.includes(newest)) yield `has a loan that is ${newest}`;
  for (const loan of earlier) if (loan !== 'Cancelled') yield `has an earlier loan that is ${loan}`;
  const signedSets = sets.filter(({ id }) => signed.includes(id));
  const live = signedSets.filter(({ isLive }) => isLive).length;
  if (live !== (isRequested && signed.length > 0 ? 1 : 0)) yield `has ${live} current sets that are signed`;
  for (const { id, isReadingCompleted } of signedSets) {
    if (!isReadingCompleted) yield `has a signature of the set ${id}, which was not read`;
  }
}

/** What does not fit together in an application: its state, price, requirements, documents, signature and loan. */
export function differencesOfApplication(facts: ApplicationFacts): readonly string[] {
  return [...ofState(facts), ...ofReading(facts), ...ofSignature(facts)].map(
    (difference) => `the application ${facts.id} is ${facts.state} and ${difference}`,
  );
}
