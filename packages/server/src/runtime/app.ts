import { randomUUID } from 'node:crypto';
import { POLICY_REPORTS } from '@fairlead/contract/web/policy-reports';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppServices } from '../context.ts';
import { apiDocs, type DocsAnswer } from '../http/docs/api-docs.ts';
import { plainRefusal, textResponse } from '../http/answers/answers.ts';
import type { MetricsAnswer } from '../http/answers/metrics-answer.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import type { Health } from './health.ts';
import type { Route } from '../http/pipeline/route.ts';
import type { Gate } from '../http/pipeline/sandbox-gate.ts';
import { pageOrigins } from '../http/pipeline/page-origins.ts';
import { belongsToApi, productApi } from '../http/pipeline/product-api.ts';
import { takeWebhook } from '../http/webhooks/take-webhook.ts';
import type { WebPages } from '../http/pages/web-pages.ts';

/** What the socket knows of the caller; absent when `fetch` is called in process. */
export interface Socket {
  readonly Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
}

export type App = Hono<Socket>;

const words = (text: string, status = 200): Response => textResponse(text, status, randomUUID());

function mountHealth(app: App, health: Health): void {
  app.get('/livez', () => words('alive'));
  app.get('/readyz', async () => ((await health.isReady()) ? words('ready') : words('not ready', 503)));
}

function mountMetrics(app: App, answer: MetricsAnswer): void {
  app.get('/metrics', (c) => answer(c.req.raw, randomUUID()));
}

function mountDocs(app: App, docs: ReadonlyMap<string, DocsAnswer>): void {
  for (const [path, answer] of docs)
    app.get(path, (c) => answer(c.req.raw, c.env.incoming?.socket.remoteAddress));
}

function mountApi(app: App, services: AppServices, routes: readonly Route[]): void {
  const answer = productApi(services, routes);
  const pages = pageOrigins(services.config);
  app.use(async (c, next) => {
    const request = c.req.raw;
    if (!belongsToApi(c.req.path)) return next();
    const preflight = pages.preflight(request);
    return preflight ?? pages.admit(request, await answer(request, c.env.incoming?.socket.remoteAddress));
  });
}

function mountWebhooks(app: App, services: AppServices): void {
  app.post('/webhooks/:provider', (c) => takeWebhook(services, c.req.param('provider'), c.req.raw));
}

function mountPages(app: App, pages: WebPages): void {
  app.post(POLICY_REPORTS, (c) => pages.takeReports(c.req.raw, c.env.incoming?.socket.remoteAddress));
  app.all('*', (c) => pages.answer(c.req.raw, c.env.incoming?.socket.remoteAddress));
}

function mountGate(app: App, gate: Gate): void {
  app.use(async (c, next) => (await gate(c.req.raw, c.env.incoming?.socket.remoteAddress)) ?? next());
}

export interface AppParts {
  readonly log: Logger;
  readonly health: Health;
  /** The API, where this process serves it. */
  readonly api: { readonly services: AppServices; readonly routes: readonly Route[] } | null;
  /** The pages, where this process serves them. */
  readonly pages: WebPages | null;
  /** Stops requests before API and pages; null lets all through. */
  readonly gate: Gate | null;
  /** Shows the metrics, where a token for them is set. */
  readonly metrics?: MetricsAnswer | null;
}

/** One fetch-shaped function of everything that this process's roles serve. */
export function appOf({ log, health, api, pages, gate, metrics = null }: AppParts): App {
  const app: App = new Hono<Socket>();
  mountHealth(app, health);
  if (metrics) mountMetrics(app, metrics);
  if (gate) mountGate(app, gate);
  if (api) {
    mountWebhooks(app, api.services);
    mountApi(app, api.services, api.routes);
    mountDocs(app, apiDocs(api.services, api.routes));
  }
  if (pages) mountPages(app, pages);
  app.notFound(() => plainRefusal('notFound', randomUUID()));
  app.onError((error) => {
    log.error({ err: error }, 'failed');
    if (isDatabaseOutage(error)) return plainRefusal('unavailable', randomUUID());
    return words('Something went wrong on our side', 500);
  });
  return app;
}
