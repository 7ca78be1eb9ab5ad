import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import type { BureauSearch } from '../credit-bureau/port.ts';
import { sandboxCreditBureau } from '../credit-bureau/sandbox.ts';
import { searchRequest, type SearchReport, type SearchRequest } from '../credit-bureau/wire.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const BUREAU_TOKEN = 'bureau-0123456789abcdefABCDEF012345';

/** A surname of which there is no file. */
export const WITHOUT_FILE = 'Fileless';

/** A report of the sandbox by the fields of docs/credit-bureau.md. */
function onWire(searchId: string, report: BureauReport): SearchReport {
  const { match, adverse, identityMatch, addressMatch, isNewestAddress, supportedMonthlyIncome } = report;
  return {
    searchId,
    status: 'complete',
    footprint: 'soft',
    file: match === 'thin' ? 'thin' : 'found',
    ...(identityMatch && { identityMatch }),
    ...(match === 'address-mismatch' ? { addressMatch: 'none' as const } : addressMatch && { addressMatch }),
    ...(isNewestAddress !== undefined && { isNewestAddress }),
    score: report.score,
    monthlyCommitmentsPence: report.monthlyCommitments,
    insolvency: adverse.insolvency,
    defaultsLast12Months: adverse.defaultsLast12Months,
    ...(supportedMonthlyIncome !== undefined && { supportedMonthlyIncomePence: supportedMonthlyIncome }),
    ...(report.creditCards && {
      creditCards: report.creditCards.map(
        ({ issuer, lastFour, balance, limit, monthlyPayment, ratePercent }) => ({
          issuer,
          lastFour,
          balancePence: balance,
          limitPence: limit,
          monthlyPaymentPence: monthlyPayment,
          ratePercent,
        }),
      ),
    }),
    ...(report.referred === true && { needsReview: true }),
  };
}

function searchOf({ searchId, attempt, applicant, addresses, ...request }: SearchRequest): BureauSearch {
  return {
    searchId,
    attempt: attempt === 1 ? 1 : 2,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    dateOfBirth: day(applicant.dateOfBirth),
    addresses,
    netMonthlyIncome: pence(request.statedNetMonthlyIncomePence),
    housingCost: pence(request.statedHousingCostPence),
    amount: pence(request.amountPence),
  };
}

/** A trouble: the report is being made. */
export function pendingSearch({ body }: Received): Answer {
  // A request of the adapter is JSON; anything else fails the test.
  const { searchId } = JSON.parse(body) as SearchRequest;
  return { status: 202, body: { searchId, status: 'pending' } };
}

export interface BureauDouble extends TroubledDouble {
  /** How many searches left a footprint. */
  footprints(): number;
}

/** A bureau that speaks docs/credit-bureau.md, with the reports of the sandbox. */
export async function bureauDouble(): Promise<BureauDouble> {
  const searched = new Map<string, string>();
  const sandbox = sandboxCreditBureau({
    store: memorySandboxStore(),
    clock: manualClock(day('2026-11-20')),
    wait: async () => undefined,
  });

  const answerTo = async ({ method, url, headers, body }: Received): Promise<Answer> => {
    if (headers.authorization !== `Bearer ${BUREAU_TOKEN}`) return { status: 401 };
    if (method !== 'POST' || url.pathname !== '/v1/searches') return { status: 404 };
    const read = searchRequest.safeParse(JSON.parse(body));
    if (!read.success) return { status: 400, body: { error: 'invalid' } };
    const { searchId, applicant } = read.data;
    const known = searched.get(searchId) ?? body;
    if (known !== body) return { status: 409, body: { searchId, error: 'search-id-reused' } };
    if (applicant.lastName === WITHOUT_FILE) return { status: 404, body: { searchId, error: 'no-file' } };
    try {
      const report = await sandbox.search(searchOf(read.data));
      searched.set(searchId, body);
      return { status: 200, body: onWire(searchId, report) };
    } catch (error) {
      if (error instanceof ProviderUnavailable) return { status: 503 };
      throw error;
    }
  };

  return { ...(await troubledDouble(answerTo)), footprints: () => searched.size };
}
