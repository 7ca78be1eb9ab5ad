import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf, DataOf } from '@fairlead/contract/wire/endpoint';
import { bankPeriod } from '@fairlead/core/income/bank-period';
import { accept, refuse } from '@fairlead/core/outcome';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { bankIncomeAsked } from '../../resources/data-pull/bank-income-asked.ts';
import {
  endPull,
  findPull,
  findPullByState,
  listPulls,
  startPull,
  storeData,
  type DataPullRow,
  type PulledData,
} from '../../resources/data-pull/data-pull-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { findApplication, lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { stateHashOf } from './start-journey.ts';

type Context = RequestContext<Borrower>;

type Body = BodyOf<Endpoints['pullIncomeData']>;

/** Longer than a read can take: one that began before has been cut off. */
const LONGEST_READ_MS = 60_000;

/** What the provider says when the borrower changed their mind (RFC 6749, 4.1.2.1). */
const CANCELLED = 'access_denied';

/**
 * Takes a borrower who comes back from the provider. The state is used up before anything is read, so that of two calls
 * one reads; the bank is read outside of any transaction.
 */
export async function pullIncomeData(context: Context, body: Body) {
  const taken = await takeState(context, body.state, 'error' in body);
  if (!taken.ok) return taken;
  const { pull, isNew } = taken.value;
  if (!isNew) return accept(viewOf(pull, 'read'));
  if (!('code' in body)) return accept(viewOf(pull, body.error === CANCELLED ? 'cancelled' : 'failed'));
  return read(context, pull, body.code);
}

type PullOutcome = DataOf<Endpoints['pullIncomeData']>['outcome'];

function viewOf(pull: DataPullRow, outcome: PullOutcome) {
  return {
    '@type': 'data-pull' as const,
    outcome,
    dataPullId: outcome === 'read' ? pull.id : null,
    applicationId: pull.application_id,
    redirectUrl: pull.return_url,
  };
}

/** Uses the state up. One that was used to read successfully is answered again. */
function takeState(context: Context, state: string, isWithoutCode: boolean) {
  return context.transaction(async (tx) => {
    const hash = stateHashOf(context, state);
    const named = await findPullByState(tx, context.actor, hash);
    const application = named && (await lockApplication(tx, context.actor, named.application_id));
    const pull = application && (await findPullByState(tx, context.actor, hash));
    if (!pull) return refuse('journeyNotKnown');
    if (pull.data_encrypted !== null || pull.associated_at !== null) return accept({ pull, isNew: false });
    const now = context.wallNow();
    if (isReading(pull, now)) return refuse('dataIsBeingRead');
    if (pull.started_at !== null) return refuse('journeyUsed');
    if (pull.expires_at <= now.toISOString()) return refuse('journeyExpired');
    if (!isWithoutCode) {
      const asked = await bankIncomeAsked(tx, context, pull.application_id, true);
      if (!asked.ok) return asked;
      if (await isOtherReading(tx, pull, now)) return refuse('dataIsBeingRead');
    }
    await startPull(tx, pull, now.toISOString());
    if (isWithoutCode) {
      await endPull(tx, pull, now.toISOString());
      await auditApplication(tx, context, application, 'bank-journey-ended-without-consent');
    }
    return accept({ pull, isNew: true });
  });
}

function isReading({ started_at, ended_at }: DataPullRow, now: Date): boolean {
  if (started_at === null || ended_at !== null) return false;
  return Date.parse(started_at) > now.getTime() - LONGEST_READ_MS;
}

/** Whether the same application is being read by another journey. */
async function isOtherReading(tx: Db, pull: DataPullRow, now: Date): Promise<boolean> {
  const all = await listPulls(tx, { user_id: pull.user_id, id: pull.application_id });
  return all.some((other) => other.id !== pull.id && isReading(other, now));
}

type Read = PulledData | 'unavailable' | 'failed';

async function askBank({ providers, today, log }: Context, pull: DataPullRow, code: string): Promise<Read> {
  const period = bankPeriod(today);
  try {
    const data = await undefinedIfUnavailable('income-data', () =>
      providers.incomeData.read({ code, redirectUrl: pull.callback_url, ...period }),
    );
    return data ? { ...data, period } : 'unavailable';
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    log.info({ reason: error.reason, dataPullId: pull.id }, 'bank data not read');
    return 'failed';
  }
}

/** Reads, and stores what was read, or that there is nothing. An application that has closed meanwhile gets nothing. */
async function read(context: Context, pull: DataPullRow, code: string) {
  const data = await askBank(context, pull, code).catch(async (error: unknown) => {
    await context.transaction((tx) => endPull(tx, pull, context.wallNow().toISOString()));
    throw error;
  });
  return context.transaction(async (tx) => {
    const now = context.wallNow().toISOString();
    const found = await bankIncomeAsked(tx, context, pull.application_id, true);
    const application = await findApplication(tx, context.actor, pull.application_id);
    // Deleted while the bank answered: nothing of it is stored.
    if (!application || !(await findPull(tx, context.actor, pull.id))) return refuse('journeyNotKnown');
    const outcome = typeof data === 'string' ? data : 'read';
    await auditApplication(tx, context, application, 'bank-data-pulled', { outcome });
    if (!found.ok || typeof data === 'string') {
      await endPull(tx, pull, now);
      if (!found.ok) return found;
      return accept(viewOf(pull, outcome));
    }
    await storeData(tx, context.cipher, pull, { data, now });
    return accept(viewOf(pull, 'read'));
  });
}
