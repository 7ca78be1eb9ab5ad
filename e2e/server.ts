import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.join(import.meta.dirname, '..');
const MAIN = path.join(ROOT, 'packages', 'server', 'src', 'main.ts');
const VERIFY = path.join(ROOT, 'packages', 'server', 'src', 'verify.ts');
const STARTS_WITHIN_MS = 60_000;
const ASKS_EVERY_MS = 100;

export interface RunningServer {
  readonly url: string;
  /** Stops it, and proves that what was done to its loans adds up. */
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once('error', reject);
  probe.listen(0, 'localhost', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}

/** Nothing of the developer's own settings: an empty value stands before the one in .env. */
function settings(port: number, dataFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    FAIRLEAD_ENV: 'sandbox',
    PORT: String(port),
    DATA_FOLDER: dataFolder,
    HOST: '',
    ROLES: '',
    DATABASE_URL: '',
    BRAND: '',
    EMAIL_PROVIDER: '',
    WEB_BUNDLE: '',
    TAG_MANAGER_ID: '',
    SESSION_RECORDING_ID: '',
    CHAT_ID: '',
    ERROR_REPORTER_DSN: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT_MULTIPLIER: '100000',
  };
}

async function untilReady(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const giveUpAt = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(ASKS_EVERY_MS);
  }
  throw new Error(`The server did not start:\n${said()}`);
}

/** `npm run verify` over a database that no server has open. */
function verify(env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFY], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`verify found differences:\n${stdout}${stderr}`);
}

/**
 * The server as it is run, in a process of its own with a database of its own; nothing is left of it after. `more`
 * has settings beside the usual ones.
 */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...settings(port, folder), ...more };
  const child = spawn(process.execPath, [MAIN], { env, cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const clear = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => said);
  } catch (error) {
    await clear();
    throw error;
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    try {
      verify(env);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return { url, stop };
}
