import { configFrom, SettingsRefused } from './config/config.ts';
import { FOLDERS, loadEnvFile } from './config/places.ts';
import { FolderInUse } from './database/folder-lock.ts';
import { isDatabaseOutage } from './database/outage.ts';
import { errorCodeOf } from './error-code.ts';
import { CannotListen, listen } from './runtime/listen.ts';
import { logFile } from './runtime/log-destination.ts';
import { RoleBypassesRules } from './runtime/migrate-as-owner.ts';
import { openRoles } from './runtime/open-roles.ts';
import { stopOnSignal } from './runtime/shut-down.ts';
import { welcome } from './runtime/welcome.ts';

/** Starts the roles that the settings name, and stops them in order on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  loadEnvFile();
  const config = configFrom(process.env, FOLDERS);
  const running = await openRoles(config);
  const { host, port } = config;
  const { app, preparedAnswers: prepared, constants } = running;
  const listening = await listen(app, { host, port, prepared, constants });
  stopOnSignal(running, listening, config.drainSeconds);
  const started = {
    port: listening.port,
    logFile: logFile(config, process.stdout.isTTY),
    hasStaffSignOn: running.hasStaffSignOn,
  };
  process.stdout.write(`${welcome(config, started)}\n`);
}

const whyNotListening = ({ cause }: CannotListen): string =>
  errorCodeOf(cause) === 'EADDRINUSE'
    ? 'The port is in use by another program: stop it, or set PORT to another one.'
    : 'The server cannot listen on HOST and PORT: check both.';

/** The driver's own code, such as ECONNREFUSED: its message may repeat what it was given. */
function codeIn(error: unknown): string {
  const code = errorCodeOf(error);
  return code === undefined ? '' : ` (${code})`;
}

const isPlain = (error: unknown): error is Error =>
  [SettingsRefused, FolderInUse, RoleBypassesRules].some((type) => error instanceof type);

/** A problem that the operator can fix is explained without a stack. */
function explained(error: unknown): string {
  if (error instanceof CannotListen) return whyNotListening(error);
  if (isPlain(error)) return error.message;
  if (isDatabaseOutage(error))
    return `The database cannot be used${codeIn(error)}: check that it runs and that DATABASE_URL is right.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}
