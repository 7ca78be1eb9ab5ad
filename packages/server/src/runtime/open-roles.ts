import type { AnswerPrepared } from '@fairlead/contract/web/web-bundle';
import type { Logger } from 'pino';
import { constantAnswers, type AnswerConstant } from '../http/answers/constant-answers.ts';
import { adaptersFor } from './adapters.ts';
import { appOf, type App } from './app.ts';
import { wallClock } from '../resources/business-clock/business-clock.ts';
import type { Config, Role } from '../config/config.ts';
import { servesPagesOnly } from '../config/settings.ts';
import { openDatabase } from '../database/database.ts';
import { renderPdf } from '../documents/render-pdf.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';
import { createServices } from './services.ts';
import { healthOf, healthOfPages, type Health } from './health.ts';
import { makeLog } from './log.ts';
import { openMetrics, type OpenMetrics } from './open-metrics.ts';
import { workReader } from '../metrics/work-reader.ts';
import { logDestination } from './log-destination.ts';
import { productApi } from '../http/pipeline/product-api.ts';
import { webPagesOf } from '../http/pages/web-pages.ts';
import { sandboxGate } from '../http/pipeline/sandbox-gate.ts';
import { ROUTES } from '../routes.ts';
import { startWorkerLoop, type WorkerLoop } from './worker-loop.ts';
import { ROUNDS } from './background-tasks.ts';

const ROUND_MS = 1_000;

/** Everything that runs, short of the socket. */
export interface RunningServer {
  readonly app: App;
  /** Prepares some of the app's answers in advance. */
  readonly preparedAnswers: AnswerPrepared | undefined;
  /** The API's constants. */
  readonly constants: AnswerConstant | undefined;
  /** Whether staff can sign on here. */
  readonly hasStaffSignOn: boolean;
  readonly health: Health;
  /** Starts no new round of background work and waits for the current one to finish. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

const wallNow = (): Date => new Date();

/** Pages in production need no database: they hold no borrower's data, and the date is the real one. */
const needsNoDatabase = ({ roles, env, database }: Config): boolean =>
  servesPagesOnly(roles) && env === 'production' && database.url === undefined;

async function openPages(config: Config, log: Logger, opened: OpenMetrics): Promise<RunningServer> {
  const health = healthOfPages();
  const { metrics, answer } = opened;
  const pages = await webPagesOf({ config, log, metrics, wallNow, clock: wallClock(wallNow) }, null);
  const nothing = async (): Promise<void> => undefined;
  const app = appOf({ log, health, api: null, pages, gate: null, metrics: answer });
  return {
    app,
    preparedAnswers: pages.prepared,
    constants: undefined,
    hasStaffSignOn: false,
    health,
    stopWork: nothing,
    close: nothing,
  };
}

async function openWhole(config: Config, log: Logger, opened: OpenMetrics): Promise<RunningServer> {
  const { metrics, outbound } = opened;
  const has = (role: Role): boolean => config.roles.includes(role);
  const onConnectionError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  const { db, probe, close } = await openDatabase(
    { ...config.database, dataFolder: config.dataFolder },
    onConnectionError,
    metrics.transaction,
  );
  await migrateAsOwner(config, db, log);
  const rounds: { current?: WorkerLoop } = {};
  opened.watchWork(workReader(probe, wallNow));
  const services = createServices({
    config,
    db,
    log,
    metrics,
    renderPdf,
    wallNow,
    wakeWorker: (round) => rounds.current?.wake(round),
    providersOf: (sandbox) => adaptersFor({ sandbox, outbound, config }),
  });
  const hasStaffSignOn = has('api') && services.providers.staffIdentity.isSetUp;
  if (has('api') && !hasStaffSignOn)
    log.warn('Staff sign-in needs an identity provider: set STAFF_IDENTITY_PROVIDER=oidc and OIDC_ISSUER');
  if (has('worker')) rounds.current = startWorkerLoop(services, ROUNDS, ROUND_MS);
  const health = healthOf(probe);
  const api = has('api') ? productApi(services, ROUTES) : null;
  const pages = has('web') ? await webPagesOf(services, api) : null;
  const gate = sandboxGate(services);
  return {
    app: appOf({
      log,
      health,
      api: api && { services, routes: ROUTES },
      pages,
      gate,
      metrics: opened.answer,
    }),
    preparedAnswers: pages?.prepared,
    hasStaffSignOn,
    constants: api && !gate ? await constantAnswers(services, api, ROUTES) : undefined,
    health,
    stopWork: async () => rounds.current?.stop(),
    close,
  };
}

/** Opens the database, brings it up to date, picks up what a killed process left, and mounts the roles. */
export async function openRoles(config: Config): Promise<RunningServer> {
  const log = makeLog(config.logLevel, logDestination(config, process.stdout));
  const metrics = await openMetrics(config.secrets.metricsToken, (call) =>
    log.debug(call, 'provider called'),
  );
  return needsNoDatabase(config) ? openPages(config, log, metrics) : openWhole(config, log, metrics);
}
