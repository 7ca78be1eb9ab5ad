import { createDatabase } from '@fairlead/testing/server-database';
import { TEST_SECRETS } from '@fairlead/testing/test-config';
import { findPostgres, startPostgres } from '../../scripts/postgres.ts';
import { startProduct, withServer } from '../web/servers.ts';

/** Runs `use` with the API as a sandbox on a PostgreSQL server of its own, without limits. */
export async function withSandbox<T>(use: (port: number) => Promise<T>): Promise<T> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('No PostgreSQL server was found. Debian: apt-get install postgresql');
  const postgres = await startPostgres(programs);
  try {
    const { url } = await createDatabase(postgres.url);
    const settings = {
      FAIRLEAD_ENV: 'sandbox',
      ROLES: 'api',
      DATABASE_URL: url,
      RATE_LIMIT_MULTIPLIER: '1000000',
    };
    return await withServer(
      () => startProduct({ ...TEST_SECRETS, ...settings }),
      ({ port }) => use(port),
    );
  } finally {
    postgres.stop();
  }
}
