import { addMonths, type Day } from '@fairlead/core/calendar/day';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import type { AppServices } from '../../context.ts';
import { transaction, type Db } from '../../database/database.ts';
import { keyOfFile } from '../requirement/attachment-files.ts';
import { recordAudit } from '../audit/audit-store.ts';
import {
  eraseRecord,
  listApplicationsChangedBefore,
  listApplicationsOfErasedLoans,
  listEmptyAccountsBefore,
  listFilesOutside,
  listLoansEndedBefore,
  lockAccount,
  type Erasable,
  type ErasedKind,
} from './retention-store.ts';

type ListDue = (db: Db, today: Day) => Promise<Erasable[]>;

const yearsBefore = (today: Day, years: number): Day => addMonths(today, -12 * years);

const monthsBefore = (today: Day, months: number): string => `${addMonths(today, -months)}T00:00:00.000Z`;

const applicationLimit = (today: Day): string => monthsBefore(today, RETENTION_PERIODS.applications.months);

/** In this order: an application follows its loan, and an account its last application. */
const DUE: readonly (readonly [ErasedKind, ListDue])[] = [
  ['loan', (db, today) => listLoansEndedBefore(db, yearsBefore(today, RETENTION_PERIODS.loans.years))],
  ['application', listApplicationsOfErasedLoans],
  ['application', (db, today) => listApplicationsChangedBefore(db, applicationLimit(today))],
  ['account', (db, today) => listEmptyAccountsBefore(db, applicationLimit(today))],
];

/**
 * Erases one record if it is still due, with a row of the audit trail that names it and no one, and then what it stored
 * outside of the database.
 */
async function eraseIfDue(
  services: AppServices,
  kind: ErasedKind,
  record: Erasable,
  listDue: (tx: Db) => Promise<Erasable[]>,
): Promise<void> {
  const files = await transaction(services.db, async (tx) => {
    if (!(await lockAccount(tx, record.userId))) return [];
    const isStillDue = (await listDue(tx)).some(({ id }) => id === record.id);
    if (!isStillDue) return [];
    const outside = kind === 'application' ? await listFilesOutside(tx, record) : [];
    await eraseRecord(tx, kind, record);
    await recordAudit(services, tx, {
      brandId: record.brandId,
      userId: null,
      actor: 'system',
      action: 'erased',
      subjectType: kind,
      subjectId: record.id,
    });
    return outside;
  });
  for (const id of files) await deleteFile(services, id);
}

/** What cannot be deleted now has no row any more, so it is deleted as an orphan. */
async function deleteFile({ cipher, providers, log }: AppServices, id: string): Promise<void> {
  try {
    await providers.files.delete(keyOfFile(cipher, id));
  } catch (error) {
    log.warn({ err: error, file: id }, 'file not deleted yet');
  }
}

/**
 * Erases loans, applications and accounts whose time is over, by the business date. Each is a transaction of its own,
 * so a killed worker continues where it was; two workers wait for each other at the account.
 */
export async function eraseEndedRecords(services: AppServices): Promise<void> {
  const today = await services.clock.today();
  for (const [kind, listDue] of DUE) {
    const due = await listDue(services.db, today);
    for (const record of due) await eraseIfDue(services, kind, record, (tx) => listDue(tx, today));
  }
}
