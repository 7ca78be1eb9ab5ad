import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import { roundHalfUp } from '@fairlead/core/money/pence';
import type { BureauSearch } from './port.ts';

const MAX_SCORE = 950;
const MIN_SCORE = 100;

/** Points lost when the amount equals a year's free income. */
const POINTS_PER_YEAR = 450;

const COMMITMENTS_SHARE = 0.05;

/**
 * A report from the figures in the search alone: the larger the amount relative to a year's free income, the lower
 * the score.
 */
export function reportFromFigures(search: BureauSearch): BureauReport {
  const { netMonthlyIncome, housingCost, amount } = search;
  const freePerYear = 12 * (netMonthlyIncome - housingCost);
  const yearsAskedFor = freePerYear > 0 ? amount / freePerYear : Infinity;
  const score = Math.round(MAX_SCORE - POINTS_PER_YEAR * yearsAskedFor);
  return {
    match: 'full',
    score: Math.max(MIN_SCORE, score),
    monthlyCommitments: roundHalfUp(netMonthlyIncome * COMMITMENTS_SHARE),
    adverse: { insolvency: false, defaultsLast12Months: 0 },
  };
}
