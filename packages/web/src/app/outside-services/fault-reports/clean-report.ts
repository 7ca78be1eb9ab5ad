import type { Event, EventHint } from '@sentry/browser';
import { isAppPath } from '../../../parts/page/app-paths.ts';
import { cleanBreadcrumb } from './clean-breadcrumb.ts';
import { normalPath } from './normal-path.ts';
import { scrub } from './scrub.ts';

/** Says that a page was asked to load itself again: it is already where it should be. */
const SAME_URL = /hard[ -]navigat\w* to (?:the )?same url/i;

/** A report as it may leave the browser, or null when it is no fault. Nothing is passed on that is not named here. */
export function cleanReport(event: Event, hint: EventHint): Event | null {
  if (isHardNavigation(event) || isRedirect(hint.originalException) || isNotFoundPage(event)) return null;
  return dropUnset({
    ...identityOf(event),
    ...(event.message === undefined ? {} : { message: scrub(event.message) }),
    ...exceptionOf(event),
    ...requestOf(event),
    ...(isHttpError(event) ? { fingerprint: fingerprintOf(event) } : {}),
    ...(event.breadcrumbs
      ? { breadcrumbs: event.breadcrumbs.flatMap((each) => cleanBreadcrumb(each) ?? []) }
      : {}),
    ...(event.type === 'transaction' ? transactionOf(event) : {}),
  });
}

function isHardNavigation({ exception, message = '' }: Event): boolean {
  return [message, ...(exception?.values ?? []).map(({ value = '' }) => value)].some((text) =>
    SAME_URL.test(text),
  );
}

/** Screens leave by throwing a redirect, which the router takes up. */
function isRedirect(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return false;
  const { status } = thrown;
  return typeof status === 'number' && status >= 300 && status < 400;
}

/** A visit to an address that is no screen. */
function isNotFoundPage({ type, transaction = '' }: Event): boolean {
  return type === 'transaction' && !isAppPath(transaction.split(/[?#]/, 1)[0] ?? '');
}

function statusOf({ contexts }: Event): unknown {
  return contexts?.response?.status_code;
}

const isHttpError = (event: Event): boolean => event.type !== 'transaction' && statusOf(event) !== undefined;

/** Calls that fail in the same way at the same address are one fault, for any loan. */
function fingerprintOf(event: Event): string[] {
  const { method = 'GET', url = '' } = event.request ?? {};
  return ['http', String(statusOf(event)), method, normalPath(url)];
}

function identityOf(event: Event): Event {
  const { event_id, timestamp, start_timestamp, platform, level, release, environment, sdk, type } = event;
  const brand = event.tags?.brand;
  const tags = brand === undefined ? undefined : { brand };
  return {
    event_id,
    timestamp,
    start_timestamp,
    platform,
    level,
    release,
    environment,
    sdk,
    type,
    tags,
  } as Event;
}

function exceptionOf({ exception }: Event): Event {
  if (!exception?.values) return {};
  const values = exception.values.map(({ type, value, mechanism, stacktrace }) => ({
    type,
    value: value === undefined ? undefined : scrub(value),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(frameOf) },
  }));
  return { exception: { values } } as Event;
}

type Frame = { filename?: string; function?: string; lineno?: number; colno?: number; in_app?: boolean };

/** Where in our own files; the page itself may be a file too, and its address is a person's. */
function frameOf({ filename, function: name, lineno, colno, in_app }: Frame): Frame {
  const origin = /^[a-z]+:\/\/[^/?#]*/i.exec(filename ?? '')?.[0] ?? '';
  const file = filename === undefined ? {} : { filename: `${origin}${normalPath(filename)}` };
  return dropUnset({ ...file, function: name, lineno, colno, in_app } as Frame);
}

function requestOf({ request }: Event): Event {
  const { url, method } = request ?? {};
  return url === undefined
    ? {}
    : { request: dropUnset({ url: normalPath(url), method }) as NonNullable<Event['request']> };
}

/** How long what took, by name of the screen and address of the call. */
function transactionOf({ transaction, transaction_info, contexts, spans, measurements }: Event): Event {
  const trace = contexts?.trace;
  return {
    ...(transaction === undefined ? {} : { transaction: normalPath(transaction) }),
    ...(transaction_info ? { transaction_info } : {}),
    ...(trace ? { contexts: { trace: spanOf(trace) } } : {}),
    ...(spans ? { spans: spans.map(spanOf) } : {}),
    ...(measurements ? { measurements } : {}),
  };
}

/** A span without its data, which has queries and headers. */
function spanOf<S extends object>(span: S): S {
  const { description } = span as { description?: unknown };
  const cleaned =
    typeof description === 'string' ? { description: scrub(description).replaceAll(/\[[^\]]*\]/g, '') } : {};
  return { ...span, ...cleaned, data: {} };
}

function dropUnset<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
