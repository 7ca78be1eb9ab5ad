import type { BureauReport, ReportedCard } from '../decision/bureau-report.ts';

/** The cards of a report on which something is owed. */
export function reportedBalances({
  creditCards = [],
}: Pick<BureauReport, 'creditCards'>): readonly ReportedCard[] {
  return creditCards.filter(({ balance }) => balance > 0);
}
