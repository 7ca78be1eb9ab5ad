import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { SettlementRules } from './settlement-rules.ts';

export type SettlementRequest = {
  readonly requestedOn: Day;
  /** A later date that the borrower asked for. */
  readonly namedOn: Day | null;
  readonly termMonths: number;
};

/**
 * The date for which a settlement figure is stated: 28 days after the request, or the later date that the borrower
 * names (SI 2004/1483 reg. 5); a month later still where the term is over a year and the product defers (reg. 6).
 */
export function settlementDate(
  { requestedOn, namedOn, termMonths }: SettlementRequest,
  rules: SettlementRules,
): Day {
  const usual = addDays(requestedOn, rules.settlementDays);
  const date = namedOn !== null && namedOn > usual ? namedOn : usual;
  return rules.isDeferred && termMonths > 12 ? addMonths(date, 1) : date;
}
