import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openDatabase, transaction, type Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { currentRole, grantRights, bypassesRules } from '../database/rights.ts';

/** The application's role could switch the database's rules off. */
export class RoleBypassesRules extends Error {
  constructor(role: string) {
    super(
      `The role ${role} of DATABASE_URL owns tables, bypasses row-level security or is a superuser, or is a member of ` +
        'a role that does, so it could change what must never change and reach every borrower’s rows. ' +
        'Give it none of these, and set MIGRATION_DATABASE_URL to the role that owns the tables.',
    );
    this.name = 'RoleBypassesRules';
  }
}

async function migrateAndGrant(config: Config, migrationUrl: string, role: string): Promise<void> {
  const { dataFolder } = config;
  // A change of a large table takes longer than any statement of a request may.
  const place = { ...config.database, url: migrationUrl, poolSize: 2, dataFolder, statementLimitMs: null };
  const { db: owner, close } = await openDatabase(place, () => undefined);
  try {
    await migrate(owner);
    const isProduction = config.env === 'production';
    if ((await currentRole(owner)) !== role)
      await transaction(owner, (tx) => grantRights(tx, role, isProduction));
  } finally {
    await close();
  }
}

/**
 * Brings the schema up to date: as its owner where MIGRATION_DATABASE_URL names one, who then gives the application's
 * role its rights and no others.
 * @throws RoleBypassesRules in production, when the application's role can switch the database's rules off.
 */
export async function migrateAsOwner(config: Config, db: Db, log: Logger): Promise<void> {
  const { url, migrationUrl } = config.database;
  if (url === undefined) return migrate(db);
  const role = await currentRole(db);
  await (migrationUrl === undefined ? migrate(db) : migrateAndGrant(config, migrationUrl, role));
  if (!(await bypassesRules(db))) return;
  if (config.env === 'production') throw new RoleBypassesRules(role);
  log.warn(
    { role },
    'the role of DATABASE_URL bypasses the rights and row policies: only triggers hold what must never change',
  );
}
