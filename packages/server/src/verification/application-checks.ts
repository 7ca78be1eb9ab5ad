import type { ApplicationState } from '@fairlead/core/application/states';
import { READING_ORDER, unreadBefore } from '@fairlead/core/documents/reading-order';
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

function* ofSignature({ state, isAccepted, sets, signed, loans }: ApplicationFacts): Generator<string> {
  const expected = state === 'Requested' ? 1 : 0;
  if (signed.length !== expected) yield `has ${signed.length} signatures`;
  if (loans !== expected) yield `has ${loans} loans`;
  if (isAccepted !== (expected === 1)) yield isAccepted ? 'was accepted' : 'was not accepted';
  for (const id of signed) {
    const set = sets.find((each) => each.id === id);
    if (!set?.isLive) yield `has a signature of the set ${id}, which is not current`;
    if (!set?.isReadingCompleted) yield `has a signature of the set ${id}, which was not read`;
  }
}

/** What does not fit together in an application: its state, price, requirements, documents, signature and loan. */
export function differencesOfApplication(facts: ApplicationFacts): readonly string[] {
  return [...ofState(facts), ...ofReading(facts), ...ofSignature(facts)].map(
    (difference) => `the application ${facts.id} is ${facts.state} and ${difference}`,
  );
}
