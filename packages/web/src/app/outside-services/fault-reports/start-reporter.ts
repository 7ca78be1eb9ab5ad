import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  httpClientIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  type ErrorEvent,
} from '@sentry/browser';
import { cleanBreadcrumb } from './clean-breadcrumb.ts';
import { cleanReport } from './clean-report.ts';
import { canReplay, REPLAY_RULES, REPORT_RULES } from './report-rules.ts';

export type ReporterSettings = { dsn: string; environment: string; release: string; brandId: string };

/** Turns off what the service would collect by itself: only what `cleanReport` returns is sent. */
const COLLECT_NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

/** Tells the error service of faults in the account pages. Everything that leaves goes through `cleanReport`. */
export async function startReporter({ dsn, environment, release, brandId }: ReporterSettings): Promise<void> {
  const replays = canReplay(REPLAY_RULES) ? [(await import('./replay.ts')).replay()] : [];
  const client = init({
    dsn,
    environment,
    release,
    initialScope: { tags: { brand: brandId } },
    dataCollection: COLLECT_NOTHING,
    sendClientReports: false,
    maxBreadcrumbs: REPORT_RULES.maxBreadcrumbs,
    beforeBreadcrumb: cleanBreadcrumb,
    // Faults pass here last, after whatever the service adds of its own; the type is unchanged.
    beforeSend: (event, hint) => cleanReport(event, hint) as ErrorEvent | null,
    // Whole traces at a time, which an event processor sees; streamed spans would pass it by.
    traceLifecycle: 'static',
    tracesSampleRate: REPORT_RULES.traceSampleRate,
    tracePropagationTargets: [],
    replaysOnErrorSampleRate: REPLAY_RULES.onErrorSampleRate,
    replaysSessionSampleRate: REPLAY_RULES.sessionSampleRate,
    defaultIntegrations: false,
    integrations: [
      breadcrumbsIntegration({
        dom: true,
        fetch: true,
        history: true,
        xhr: false,
        sentry: false,
      }),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      httpClientIntegration(),
      browserTracingIntegration(),
      ...replays,
    ],
  });
  client?.addEventProcessor((event, hint) =>
    event.type === 'transaction' ? cleanReport(event, hint) : event,
  );
}
