import { configFrom, SettingsRefused } from './config/config.ts';
import { FOLDERS, loadEnvFile } from './config/places.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { openRoles, type RunningServer } from './runtime/open-roles.ts';
import { listen } from './runtime/listen.ts';
import { logFile } from './runtime/log-destination.ts';
import { welcome } from './runtime/welcome.ts';

const STOP_LIMIT_MS = 25_000;

/** No longer ready, then what is in hand is finished, then everything is closed; 25 seconds at most. */
async function stop(parts: RunningServer, stopListening: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  parts.health.stop();
  await Promise.all([stopListening(), parts.stopWork()]);
  await parts.close();
  process.exit(0);
}

/** Starts the roles that the settings name, and stops them in order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  loadEnvFile();
  const config = configFrom(process.env, FOLDERS);
  const parts = await openRoles(config);
  const { host, port } = config;
  const listening = await listen(parts.app, { host, port, prepared: parts.preparedAnswers });
  const log = logFile(config, process.stdout.isTTY);
  process.stdout.write(`${welcome(config, listening.port, log)}
`);
  const finish = (): void => void stop(parts, () => listening.stop(STOP_LIMIT_MS - 1_000));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, finish);
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** What a person can mend is said without a stack. */
function explained(error: unknown): string {
  if (error instanceof SettingsRefused || error instanceof FolderInUse) return error.message;
  if (isPortTaken(error))
    return 'The port is in use by another program: stop it, or set PORT to another one.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}
