import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createDatabase, type CreatedDatabase } from '@fairlead/testing/server-database';
import { inRoot } from '../scripts/root.ts';
import { errorsIn, personalDataIn } from './server-log.ts';
import { freePort, startServerProcess } from '../scripts/server-process.ts';

const VERIFY = inRoot('packages', 'server', 'src', 'verify.ts');

/** For the fixture of a server: it starts and is verified within what the machine allows. */
export const SERVER_TIMEOUT_MS = 900_000;

export interface RunningServer {
  readonly url: string;
  /** Stops it, and proves that what was done to its loans adds up, and that its log has nothing personal. */
  stop(): Promise<void>;
}

/** Without the developer’s own settings: an empty value takes precedence over the one in .env. */
function settings(port: number, dataFolder: string, database: CreatedDatabase): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    FAIRLEAD_ENV: 'sandbox',
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    HOST: '',
    ROLES: '',
    DATABASE_URL: database.serverUrl,
    MIGRATION_DATABASE_URL: database.url,
    BRAND: '',
    EMAIL_PROVIDER: '',
    WEB_BUNDLE: '',
    TAG_MANAGER_ID: '',
    SESSION_RECORDING_ID: '',
    CHAT_ID: '',
    ERROR_REPORTER_DSN: '',
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'json',
    RATE_LIMIT_MULTIPLIER: '100000',
    ANSWER_FLOOR_MS: '0',
    OIDC_SANDBOX_PORT: '0',
    STAFF_URL: '',
    STAFF_IDENTITY_PROVIDER: '',
    DRAIN_SECONDS: '',
    SANDBOX_PASSWORD: '',
    FEATURE_FLAGS: '',
  };
}

/** `npm run verify` over a database that no server has open. */
function verify(env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFY], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`verify found differences:\n${stdout}${stderr}`);
}

const EMBEDDED: CreatedDatabase = { url: '', serverUrl: '', drop: () => Promise.resolve() };

/**
 * The server as it is run, in its own process with its own database, both removed afterwards: on the PostgreSQL server
 * of TEST_DATABASE_URL, with the two roles of production, or embedded. `more` has settings in addition to the usual ones.
 */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { TEST_DATABASE_URL } = process.env;
  const database = TEST_DATABASE_URL ? await createDatabase(TEST_DATABASE_URL) : EMBEDDED;
  const env = { ...settings(port, folder, database), ...more };
  const remove = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  };
  const isReady = async (): Promise<true | undefined> => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    return answer?.ok ? true : undefined;
  };
  const server = await startServerProcess({
    env,
    isReady,
    onOutput: (text) => process.stderr.write(errorsIn(text)),
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const stop = async (): Promise<void> => {
    await server.end('SIGTERM');
    try {
      const leaks = personalDataIn(server.output());
      if (leaks.length > 0) throw new Error(`The server logged what is personal:\n${leaks.join('\n')}`);
      verify(env);
    } finally {
      await remove();
    }
  };
  return { url, stop };
}
