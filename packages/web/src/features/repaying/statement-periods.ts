import { addDays, addMonths, dayOf, partsOf, type Day } from '@fairlead/core/calendar/day';
import type { Loan } from '../../resources/loan.ts';

export type Period = { readonly value: string; readonly label: string; readonly from: Day; readonly to: Day };

/** The periods that a statement is offered for: all of it, the last 3 months, and each year. */
export function statementPeriods({ signedOn, disbursalDate, asOf }: Loan): readonly Period[] {
  const began = disbursalDate ?? signedOn;
  const whole = { value: 'whole', label: 'The whole loan so far', from: began, to: asOf };
  const threeMonths = addDays(addMonths(asOf, -3), 1);
  const latest = { value: 'latest', label: 'The last 3 months', from: threeMonths, to: asOf };
  const [first, last] = [partsOf(began).year, partsOf(asOf).year];
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index).map((year) => ({
    value: String(year),
    label: String(year),
    from: year === first ? began : dayOf(year, 1, 1),
    to: year === last ? asOf : dayOf(year, 12, 31),
  }));
  return [whole, ...(threeMonths > began ? [latest] : []), ...(first < last ? years : [])];
}
