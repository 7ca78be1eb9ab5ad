import { randomUUID } from 'node:crypto';
import type { AppServices } from '../../context.ts';
import { apiHeaders } from '../answers/headers.ts';
import { plainRefusal } from '../answers/answers.ts';
import { addressOf } from '../pipeline/caller.ts';
import { Fault } from '../pipeline/fault.ts';
import { networkOf } from '../pipeline/network-of.ts';
import { readText } from '../pipeline/request-body.ts';
import { readReports, type PolicyReport } from './read-reports.ts';
import { senderLimit } from './sender-limit.ts';

type Surroundings = Pick<AppServices, 'config' | 'log' | 'metrics' | 'wallNow'>;

/** Answers a post of reports. */
export type TakeReports = (request: Request, socketAddress: string | undefined) => Promise<Response>;

/** Twenty reports with the policy in each. */
const LARGEST_BYTES = 64 * 1024;

/** A page has few violations, and a browser gathers them. */
const LIMITS = { perNetwork: 30, together: 600 } as const;

const REPORT_TYPE = /^application\/(?:reports\+json|csp-report|json)\s*(?:;|$)/i;

const NO_CONTENT = 204;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('malformedRequest');
  }
}

async function reportsIn(
  request: Request,
  pagePattern: (path: string) => string | null,
): Promise<readonly PolicyReport[]> {
  if (!REPORT_TYPE.test(request.headers.get('content-type') ?? '')) throw new Fault('unsupportedMediaType');
  const reports = readReports(parsed(await readText(request, LARGEST_BYTES)), pagePattern);
  if (reports === null) throw new Fault('malformedRequest');
  return reports;
}

/**
 * Takes what browsers report of the content policies of pages, into the log and the metrics. Anyone can post here and
 * write anything, so it is evidence and no more. A sender over the limit gets the same answer, and is not read.
 */
export function takeReports(
  { config, log, metrics, wallNow }: Surroundings,
  pagePattern: (path: string) => string | null,
): TakeReports {
  const multiplied = config.rateLimitMultiplier;
  const limits = { perNetwork: LIMITS.perNetwork * multiplied, together: LIMITS.together * multiplied };
  const isWithinLimit = senderLimit(limits, () => wallNow().getTime());

  const take = (report: PolicyReport): void => {
    metrics.policyReport(report);
    log.info(report, 'content policy violated');
  };

  return async (request, socketAddress) => {
    const requestId = randomUUID();
    const network = networkOf(addressOf(request, socketAddress, config.trustedProxies));
    try {
      if (isWithinLimit(network)) (await reportsIn(request, pagePattern)).forEach(take);
      else metrics.policyReportsDropped();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return plainRefusal(error.type, requestId);
    }
    return new Response(null, { status: NO_CONTENT, headers: apiHeaders(requestId) });
  };
}
