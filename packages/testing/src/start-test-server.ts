import type { BrandId } from '@fairlead/brands/brand';
import { day, type Day } from '@fairlead/core/calendar/day';
import { isDeepStrictEqual } from 'node:util';
import { encoderOf } from '@fairlead/contract/wire/encoder';
import type { Route } from '@fairlead/server/http/pipeline/route';
import { z } from 'zod';
import type { EndpointName } from '@fairlead/contract/endpoints';
import { adaptersFor } from '@fairlead/server/runtime/adapters';
import { appOf, type App } from '@fairlead/server/runtime/app';
import type { AppServices, Providers, WorkerRound } from '@fairlead/server/context';
import { renderPdf } from '@fairlead/server/documents/render-pdf';
import type { Db } from '@fairlead/server/database/database';
import { openMetrics } from '@fairlead/server/runtime/open-metrics';
import { workReader } from '@fairlead/server/metrics/work-reader';
import { createServices } from '@fairlead/server/runtime/services';
import { sandboxGate } from '@fairlead/server/http/pipeline/sandbox-gate';
import { healthOf } from '@fairlead/server/runtime/health';
import { ROUTES } from '@fairlead/server/routes';
import { perform, ROUNDS } from '@fairlead/server/runtime/background-tasks';
import { answerFrom, requestFor, type CallAnswer, type CallOptions, type WireData } from './call.ts';
import { notingEmails } from './email-problems.ts';
import { plainPdf } from './plain-pdf.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import type { TestDatabase } from './server-database.ts';
import { openTestDatabase } from './test-database.ts';
import { testLog } from './test-log.ts';

const MINUTE_MS = 60_000;

/** A Friday on which nothing is special. */
const START_DAY = day('2026-11-20');

export interface StartOptions {
  /** The brand of calls that name none. */
  readonly brand?: BrandId;
  readonly today?: Day;
  /** Settings of the server, as in .env. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Messages of the errors that the test provokes; any other error is printed. */
  readonly expectedErrors?: readonly string[];
  /** Replaces the silent log. Nothing in it is printed. */
  readonly log?: AppServices['log'];
  /** The database to work with, closed with the server; without one a new one of the tests' own role. */
  readonly database?: TestDatabase;
  /** The wall clock, where it continues from an earlier server; without one it starts on `today`. */
  readonly clock?: TestClock;
  /** Whether the PDFs of offers are drawn, which is the most work of a loan, for tests that read them. */
  readonly drawsPdfs?: boolean;
  /** Wraps the providers that the server uses. */
  readonly through?: (providers: Providers) => Providers;
}

/** The whole server in this process: real routes, real PostgreSQL, sandbox providers, no sockets. */
export interface TestServer {
  readonly services: AppServices;
  readonly db: Db;
  readonly app: App;
  /** Calls an endpoint and returns whatever it answered, after the background work that the call started. */
  call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<CallAnswer<N>>;
  /** Calls an endpoint that has to succeed. */
  get<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<WireData<N>>;
  /** Sends any request, however malformed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Does the background work that is due now. */
  work(): Promise<void>;
  /** Moves the wall clock: tokens age, limits pass. */
  passMinutes(minutes: number): void;
  /** Moves the business date, doing every day on the way. */
  travelTo(to: Day): Promise<void>;
  today(): Promise<Day>;
  /** Throws where an email of the test is not as emails have to be (`email-problems.ts`). */
  close(): Promise<void>;
}

/** The route, whose answers are held to their schema: what the server sends is made without checking it. */
function checked(route: Route): Route {
  const { data } = route.endpoint;
  return {
    ...route,
    handle: async (context, request) => {
      const result = await route.handle(context, request);
      if (!result.ok || route.endpoint.answers === 'document') return result;
      const sent: unknown = encoderOf(data)(result.value);
      if (
        !isDeepStrictEqual(
          JSON.parse(JSON.stringify(sent)),
          JSON.parse(JSON.stringify(z.encode(data, result.value))),
        )
      )
        throw new Error(`${route.name} sends other data than its schema encodes`);
      return result;
    },
  };
}

export async function startTestServer({
  brand,
  today = START_DAY,
  settings = {},
  expectedErrors = [],
  log = testLog(expectedErrors),
  database,
  clock = testClock(today),
  drawsPdfs = false,
  through = (providers) => providers,
}: StartOptions = {}): Promise<TestServer> {
  const { db, ofServer, close } = database ?? (await openTestDatabase());
  const config = testConfig(settings);
  const { metrics, outbound, answer, watchWork } = await openMetrics(
    config.secrets.metricsToken,
    (outgoing) => log.debug(outgoing, 'provider called'),
  );
  watchWork(workReader(db, clock.now));
  let woken: WorkerRound | undefined;
  const badEmails: string[] = [];
  const services = createServices({
    config,
    db: ofServer,
    log,
    metrics,
    renderPdf: drawsPdfs ? renderPdf : plainPdf,
    wallNow: clock.now,
    wakeWorker: (round = 'everything') => {
      woken = woken === 'everything' ? woken : round;
    },
    providersOf: (sandbox) => notingEmails(through(adaptersFor({ sandbox, outbound, config })), badEmails),
  });
  const app = appOf({
    log: services.log,
    health: healthOf(db),
    api: { services, routes: ROUTES.map(checked) },
    pages: null,
    gate: sandboxGate(services),
    metrics: answer,
  });

  const work = async (round: WorkerRound = 'everything'): Promise<void> => {
    for (const task of ROUNDS[round]) await perform(task, services);
  };

  const call = async <N extends EndpointName>(
    name: N,
    options: CallOptions<N> = {},
  ): Promise<CallAnswer<N>> => {
    const under = brand === undefined ? options : { brand, ...options };
    const answer = await answerFrom<N>(await app.fetch(requestFor(name, under), {}));
    if (woken) {
      const round = woken;
      woken = undefined;
      await work(round);
    }
    return answer;
  };

  const get = async <N extends EndpointName>(name: N, options: CallOptions<N> = {}): Promise<WireData<N>> => {
    const { status, data, error } = await call(name, options);
    if (data === undefined) throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
    return data;
  };

  return {
    services,
    db,
    app,
    call,
    get,
    work: () => work(),
    close: async () => {
      await close();
      if (badEmails.length > 0) throw new Error(badEmails.join('\n\n'));
    },
    fetch: async (path, init) => app.fetch(new Request(`http://localhost${path}`, init), {}),
    passMinutes: (minutes) => clock.pass(minutes * MINUTE_MS),
    travelTo: async (to) => {
      await get('advanceTime', { body: { to } });
    },
    today: () => services.clock.today(),
  };
}
