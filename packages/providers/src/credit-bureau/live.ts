import { setTimeout as sleep } from 'node:timers/promises';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import type { HttpAnswer } from '../outbound/http-client.ts';
import { jsonService, type ServiceSettings } from '../outbound/json-service.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import type { BureauSearch, CreditBureauPort } from './port.ts';
import { NO_FILE, reportOf, requestFor } from './report-on-wire.ts';
import { searchError, searchPending, searchReport } from './wire.ts';

const PROVIDER = 'credit-bureau';

const ACCEPTED = 202;
const BAD_REQUEST = 400;

/** A search that the bureau is still making is asked for again after this. */
const PAUSE_MS = 1_000;

interface Times {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** An answer to another search, such as one that a proxy has stored, is no report on this applicant. */
function refuseAnother(answered: string, { searchId }: BureauSearch): void {
  if (answered !== searchId) throw new AttemptFailed('malformed');
}

/** Why there is no report; a file that the bureau does not have is a report of its own. */
function refused(answer: HttpAnswer, search: BureauSearch): BureauReport {
  const { searchId, error } = readIf(searchError, answer) ?? {};
  if (searchId === search.searchId && error === 'no-file') return NO_FILE;
  if (searchId === search.searchId && error === 'search-id-reused')
    throw new ProviderRejected(PROVIDER, 'idempotency-key-reused');
  throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

/** The report; null while the bureau is making it. */
function reportIn(answer: HttpAnswer, search: BureauSearch): BureauReport | null {
  if (answer.status >= BAD_REQUEST) return refused(answer, search);
  if (answer.status === ACCEPTED) {
    refuseAnother(readAs(searchPending, answer).searchId, search);
    return null;
  }
  const onWire = readAs(searchReport, answer);
  refuseAnother(onWire.searchId, search);
  const report = reportOf(onWire);
  if (!report) throw new AttemptFailed('malformed');
  return report;
}

/**
 * A credit reference agency that speaks the schema of docs/credit-bureau.md: POST /v1/searches, idempotent by
 * `searchId`. A search that takes long is answered by 202 and asked for again until the timeout.
 */
export function httpCreditBureau(
  outbound: Outbound,
  settings: ServiceSettings,
  { now, wait }: Times = { now: () => performance.now(), wait: sleep },
): CreditBureauPort {
  const service = jsonService(outbound, PROVIDER, settings);
  return {
    async search(search) {
      const body = requestFor(search);
      const endsAt = now() + PROVIDER_TIMEOUT_MS[PROVIDER];
      for (;;) {
        const call = { operation: 'search', path: '/v1/searches', body, timeoutMs: endsAt - now() };
        const report = await service.post(call, (answer) => reportIn(answer, search));
        if (report) return report;
        if (now() + PAUSE_MS >= endsAt) throw new ProviderUnavailable(PROVIDER, { why: 'still pending' });
        await wait(PAUSE_MS);
      }
    },
  };
}
