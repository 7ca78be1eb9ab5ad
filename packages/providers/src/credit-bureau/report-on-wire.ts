import type { BureauReport, ReportedCard } from '@fairlead/core/decision/bureau-report';
import { parseIssuer } from '@fairlead/core/credit-card/credit-card';
import { pence, ZERO, type Pence } from '@fairlead/core/money/pence';
import type { BureauSearch } from './port.ts';
import type { SearchReport, SearchRequest } from './wire.ts';

export function requestFor(search: BureauSearch): SearchRequest {
  const { searchId, attempt, firstName, lastName, dateOfBirth, addresses } = search;
  return {
    searchId,
    purpose: 'quotation',
    attempt,
    applicant: { firstName, lastName, dateOfBirth },
    addresses: [...addresses],
    statedNetMonthlyIncomePence: search.netMonthlyIncome,
    statedHousingCostPence: search.housingCost,
    amountPence: search.amount,
  };
}

const orNull = (amountPence: number | null): Pence | null =>
  amountPence === null ? null : pence(amountPence);

/** Undefined for an issuer that could not be shown. */
function cardOf(card: NonNullable<SearchReport['creditCards']>[number]): ReportedCard | undefined {
  const issuer = parseIssuer(card.issuer);
  if (!issuer.ok) return undefined;
  return {
    issuer: issuer.value,
    lastFour: card.lastFour,
    balance: pence(card.balancePence),
    limit: orNull(card.limitPence),
    monthlyPayment: orNull(card.monthlyPaymentPence),
    ratePercent: card.ratePercent,
  };
}

function matchOf({ file, addressMatch }: SearchReport): BureauReport['match'] {
  if (file === 'thin') return 'thin';
  return addressMatch === 'none' ? 'address-mismatch' : 'full';
}

/** What the bureau says, in core's terms; undefined where a card cannot be read. */
export function reportOf(report: SearchReport): BureauReport | undefined {
  const { identityMatch, addressMatch, isNewestAddress, supportedMonthlyIncomePence } = report;
  const creditCards = report.creditCards?.flatMap((card) => cardOf(card) ?? []);
  if (creditCards?.length !== report.creditCards?.length) return undefined;
  return {
    match: matchOf(report),
    score: report.score,
    monthlyCommitments: pence(report.monthlyCommitmentsPence),
    adverse: { insolvency: report.insolvency, defaultsLast12Months: report.defaultsLast12Months },
    ...(isNewestAddress !== undefined && { isNewestAddress }),
    ...(identityMatch && { identityMatch }),
    ...(addressMatch && { addressMatch }),
    ...(supportedMonthlyIncomePence !== undefined && {
      supportedMonthlyIncome: pence(supportedMonthlyIncomePence),
    }),
    ...(creditCards && { creditCards }),
    ...(report.needsReview === true && { referred: true }),
  };
}

/** There is no file on the applicant, which is too little data to decide by. */
export const NO_FILE: BureauReport = {
  match: 'thin',
  score: 0,
  monthlyCommitments: ZERO,
  adverse: { insolvency: false, defaultsLast12Months: 0 },
};
