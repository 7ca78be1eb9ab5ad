import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { SETTLEMENT_2026, type SettlementRules } from './settlement-rules.ts';

export type SettlementRequest = {
  readonly requestedOn: Day;
  /** A later date requested by the borrower. */
  readonly namedOn: Day | null;
  readonly termMonths: number;
};

/**
 * The settlement date: 28 days after the request, or the later date the borrower asks for (SI 2004/1483 reg. 5); a
 * month later where the term is over a year and the product defers (reg. 6).
 */
export function settlementDate(
  { requestedOn, namedOn, termMonths }: SettlementRequest,
  rules: SettlementRules,
): Day {
  const usual = addDays(requestedOn, rules.settlementDays);
  const date = namedOn !== null && namedOn > usual ? namedOn : usual;
  return rules.isDeferred && termMonths > 12 ? addMonths(date, 1) : date;
}

/** The last day on which a figure that is asked for on a day can be paid (SI 2004/1483, reg. 5). */
export function settlementExpiry(askedOn: Day): Day {
  return addDays(askedOn, SETTLEMENT_2026.settlementDays);
}
