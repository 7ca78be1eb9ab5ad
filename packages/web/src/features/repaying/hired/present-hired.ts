import { displayDay, longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type { Hired, Loan } from '../../../resources/loan.ts';

/** Who owns the car, and when that changes. */
export function ownerInWords(
  { ownedSince, optionFee, returnedOn }: Hired,
  { endsOn, isActive }: Loan,
): string {
  if (returnedOn) return `You handed the car back. We have had it since ${longDay(returnedOn)}.`;
  if (ownedSince) return `The car has been yours since ${longDay(ownedSince)}.`;
  if (!isActive) return 'The car belongs to the lender.';
  return `The car belongs to the lender until everything is paid. It becomes yours with your last payment, on ${longDay(endsOn)}. The fee for buying it, ${formatWholePounds(optionFee)}, is part of that payment.`;
}

const partInWords = ({ amount, paidOn, expectedOn }: Hired['half']): string => {
  if (paidOn) return `${formatWholePounds(amount)}, paid on ${displayDay(paidOn)}`;
  return expectedOn
    ? `${formatWholePounds(amount)}, on ${displayDay(expectedOn)}`
    : formatWholePounds(amount);
};

/** What was paid of the total price, and what follows from it. */
export function presentParts({ totalPrice, third, half }: Hired): readonly SummaryRow[] {
  return [
    { key: 'Total price', value: formatWholePounds(totalPrice) },
    { key: 'A third of it', value: partInWords(third) },
    { key: 'Half of it', value: partInWords(half) },
  ];
}

/** When the lender may take the car back. */
export function protectionInWords({ needsCourtOrder }: Hired): string {
  return needsCourtOrder
    ? 'You have paid a third of the total price. Without your agreement, the lender can take the car back only with a court order.'
    : 'Until you have paid a third of the total price, the lender can take the car back without a court order if you fall behind and don’t pay what a default notice asks for in time.';
}
