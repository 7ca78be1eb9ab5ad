import { RETENTION_PERIODS, type RetentionPeriod } from '@fairlead/core/retention/retention-periods';
import { ProviderTimeout, ProviderUnavailable } from '@fairlead/providers/provider-error';
import type { AppServices } from '../context.ts';
import { deleteDraftsBefore } from '../resources/application-draft/application-draft-store.ts';
import { deleteLinksBefore } from '../resources/application-draft/draft-link-store.ts';
import { deleteStopsBefore } from '../resources/application-draft/stopped-address-store.ts';
import { deleteTokensBefore } from '../resources/auth-token/auth-token-store.ts';
import { later } from '../resources/auth-token/token-times.ts';
import { deleteContactMessagesBefore } from '../resources/contact-message/contact-message-store.ts';
import { deletePullsBefore } from '../resources/data-pull/data-pull-store.ts';
import { deleteDevicesBefore } from '../resources/device/device-store.ts';
import { deleteStatementsBefore } from '../resources/financial-statement/financial-statement-store.ts';
import { deleteBrowserSeedsBefore } from '../resources/experiment-seed/browser-seed-store.ts';
import { deleteSeedsBefore } from '../resources/experiment-seed/experiment-seed-store.ts';
import { deleteAnswersBefore } from '../resources/idempotency/idempotency-store.ts';
import { deleteBrowsersBefore } from '../resources/known-browser/known-browser-store.ts';
import { deleteAnonymousMessagesBefore, deleteDraftMessagesBefore } from '../resources/outbox/outbox.ts';
import { deleteMessagesBefore } from '../resources/provider-message/provider-message-store.ts';
import { deletePageViewsBefore } from '../resources/page-view/page-view-store.ts';
import { deleteOrphanedFiles } from '../resources/retention/delete-orphaned-files.ts';
import { eraseEndedRecords } from '../resources/retention/erase-ended-records.ts';
import { deleteVisitsBefore } from '../resources/session/session-store.ts';
import { deletePhoneLinksBefore } from '../resources/requirement/phone-link-store.ts';
import { deleteWindowsBefore } from '../resources/rate-limit/rate-limit-store.ts';
import { deleteStaffSessionsBefore } from '../resources/staff-session/staff-session-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type DeleteBefore = (db: AppServices['db'], before: string) => Promise<void>;

/** What is kept for a while only, and for how long after it stopped counting. */
const RETENTION_RULES: readonly (readonly [DeleteBefore, RetentionPeriod])[] = [
  [deleteWindowsBefore, RETENTION_PERIODS.requestCounts],
  [deleteTokensBefore, RETENTION_PERIODS.signIns],
  [deletePhoneLinksBefore, RETENTION_PERIODS.signIns],
  [deleteStaffSessionsBefore, RETENTION_PERIODS.signIns],
  [deleteBrowsersBefore, RETENTION_PERIODS.knownBrowsers],
  [deleteDevicesBefore, RETENTION_PERIODS.devices],
  [deletePageViewsBefore, RETENTION_PERIODS.pageViews],
  [deleteSeedsBefore, RETENTION_PERIODS.experimentSeeds],
  [deleteBrowserSeedsBefore, RETENTION_PERIODS.experimentSeeds],
  [deleteVisitsBefore, RETENTION_PERIODS.visits],
  [deleteAnswersBefore, RETENTION_PERIODS.answers],
  [deleteMessagesBefore, RETENTION_PERIODS.providerMessages],
  [deleteStatementsBefore, RETENTION_PERIODS.financialStatements],
  [deletePullsBefore, RETENTION_PERIODS.unusedBankData],
  [deleteDraftsBefore, RETENTION_PERIODS.drafts],
  [deleteLinksBefore, RETENTION_PERIODS.drafts],
  [deleteStopsBefore, RETENTION_PERIODS.stoppedAddresses],
  [deleteDraftMessagesBefore, RETENTION_PERIODS.drafts],
  [deleteContactMessagesBefore, RETENTION_PERIODS.contactMessages],
  [deleteAnonymousMessagesBefore, RETENTION_PERIODS.contactMessages],
];

const lastDone = new WeakMap<AppServices['db'], number>();

/** Forgets what has had its time, once an hour. */
export async function deleteExpiredRecords(services: AppServices): Promise<void> {
  const { db, wallNow } = services;
  const now = wallNow();
  if (now.getTime() - (lastDone.get(db) ?? 0) < HOUR_MS) return;
  lastDone.set(db, now.getTime());
  for (const [forget, keptFor] of RETENTION_RULES) await forget(db, since(now, keptFor));
  await eraseEndedRecords(services);
  await deleteOrphanedFiles(services).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    services.log.warn({ err: error }, 'files without a row not deleted yet');
  });
}

const isUnavailable = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || error instanceof ProviderTimeout;

/** The instant before which something has been kept for its time. */
function since(now: Date, keptFor: RetentionPeriod): string {
  if ('days' in keptFor) return later(now, -keptFor.days * DAY_MS);
  const then = new Date(now);
  if ('months' in keptFor) then.setUTCMonth(now.getUTCMonth() - keptFor.months);
  else then.setUTCFullYear(now.getUTCFullYear() - keptFor.years);
  return then.toISOString();
}
