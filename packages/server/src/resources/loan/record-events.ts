import type { Day } from '@fairlead/core/calendar/day';
import { reopeningOf } from '@fairlead/core/collection/reopening';
import { postingsBetween } from '@fairlead/core/ledger/accounts';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import { isIn } from '@fairlead/core/loan/states';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { allowMandatesToEnd } from '../mandate/mandate-store.ts';
import { insertEntry } from '../ledger/ledger-store.ts';
import { columnsOf } from './loan-columns.ts';
import { appendEvents, listEvents } from './loan-event-store.ts';
import { updateLoan, type LoanRow } from './loan-store.ts';

type Makers = Pick<AppServices, 'newId' | 'wallNow'>;

export interface Recording {
  /** The business date as of which the loan is looked at. A row never goes back to an earlier one. */
  readonly asOf: Day;
  /** Who reported the events: `system`, `borrower`. */
  readonly actor: string;
}

export interface LoanChange {
  /** The row before the change. */
  readonly loan: LoanRow;
  /** The events that were not known before. */
  readonly fresh: readonly LoanEvent[];
  /** All events, these included. */
  readonly history: readonly LoanEvent[];
  readonly projection: LoanProjection;
}

/**
 * Adds what happened to a loan's history, books the difference, and brings its row up to date: all in the caller's
 * transaction. An event whose kind and reference are there already changes nothing.
 * @param loan as `lockLoan` gave it in this transaction: it is held, so nothing else happens to it meanwhile.
 */
export async function recordEvents(
  services: Makers,
  tx: Db,
  loan: LoanRow,
  events: readonly LoanEvent[],
  { asOf, actor }: Recording,
): Promise<LoanChange> {
  const key = { userId: loan.user_id, loanId: loan.id };
  const known = await listEvents(tx, key);
  const day = laterOf(asOf, loan.projected_on);
  const change = changeBy(loan, known, newEvents(events, known), day);
  const { fresh, history, projection } = change;
  await appendEvents(tx, loan, fresh, { known: known.length, actor });
  await bookDifference(services, tx, change);
  await updateLoan(tx, key, {
    ...columnsOf(loan.agreement, projection, history),
    set_aside_reason: null,
    version: loan.version + 1,
  });
  await noteState(services, tx, change, actor);
  return change;
}

/** The change, with the re-opening of a settlement whose money came back: the borrower is notified in the same transaction. */
function changeBy(
  loan: LoanRow,
  known: readonly LoanEvent[],
  reported: readonly LoanEvent[],
  day: Day,
): LoanChange {
  const history = [...known, ...reported];
  const projection = project(loan.agreement, history, day);
  const recordedAt = reported.at(-1)?.recordedAt;
  const reopened = recordedAt && reopeningOf(history, projection, { state: loan.state, recordedAt });
  if (!reopened) return { loan, fresh: reported, history, projection };
  const all = [...history, reopened];
  return {
    loan,
    fresh: [...reported, reopened],
    history: all,
    projection: project(loan.agreement, all, day),
  };
}

/** Brings the row up to a day on which it changes by itself: interest is booked, an instalment falls due. */
export function reproject(services: Makers, tx: Db, loan: LoanRow, asOf: Day): Promise<LoanChange> {
  return recordEvents(services, tx, loan, [], { asOf, actor: 'system' });
}

function newEvents(events: readonly LoanEvent[], known: readonly LoanEvent[]): readonly LoanEvent[] {
  const heard = new Set(known.map(nameOf));
  return events.filter((event) => {
    const isNews = !heard.has(nameOf(event));
    heard.add(nameOf(event));
    return isNews;
  });
}

const nameOf = ({ kind, reference }: LoanEvent): string => `${kind} ${reference}`;

function laterOf(asOf: Day, projectedOn: Day | null): Day {
  return projectedOn !== null && projectedOn > asOf ? projectedOn : asOf;
}

async function bookDifference(
  { newId, wallNow }: Makers,
  tx: Db,
  { loan, fresh, projection }: LoanChange,
): Promise<void> {
  const postings = postingsBetween(loan.accounts, projection.accounts);
  if (postings.length === 0) return;
  await insertEntry(tx, {
    userId: loan.user_id,
    brandId: loan.brand_id,
    id: newId(),
    loanId: loan.id,
    bookedOn: projection.asOf,
    cause: fresh.length === 0 ? 'instalment due' : fresh.map(({ kind }) => kind).join(', '),
    recordedAt: wallNow().toISOString(),
    postings,
  });
}

async function noteState(
  services: Makers,
  tx: Db,
  { loan, fresh, projection }: LoanChange,
  actor: string,
): Promise<void> {
  if (projection.state === loan.state) return;
  if (isIn('finished', projection.state))
    await allowMandatesToEnd(tx, { userId: loan.user_id, loanId: loan.id });
  await recordAudit(services, tx, {
    brandId: loan.brand_id,
    userId: loan.user_id,
    actor,
    action: 'loan-state-changed',
    subjectType: 'loan',
    subjectId: loan.id,
    detail: {
      from: loan.state,
      to: projection.state,
      version: loan.version + 1,
      asOf: projection.asOf,
      because: fresh.map(({ kind }) => kind),
    },
  });
}
