import { longDay } from '@fairlead/core/calendar/display';
import { commissionFor } from '@fairlead/core/commission/commission';
import { commissionWords } from '@fairlead/core/commission/commission-words';
import { splitPayout } from '@fairlead/core/hire-purchase/payout-split';
import { thirdOf } from '@fairlead/core/hire-purchase/protected-goods';
import { halfOf, totalPrice } from '@fairlead/core/hire-purchase/voluntary-termination';
import { ZERO } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { nameOfCar, type Vehicle } from '@fairlead/core/vehicle/vehicle';
import { wholeNumber } from '@fairlead/core/text/whole-number';
import type { HireFacts } from '../../document-facts.ts';
import type { Fact } from '../../document-model.ts';
import { figuresOf } from '../../figures.ts';

export type HireFigures = ReturnType<typeof hireFiguresOf>;

/** The figures of a hire purchase in the words of the page: those of every price, and those of the car. */
export function hireFiguresOf({ price, product, hire }: HireFacts) {
  const { existingAgreement } = hire;
  const total = totalPrice({ deposit: ZERO, totalPayable: price.totalPayable });
  const { toOldLender, toBorrower } = splitPayout(price.amount, existingAgreement);
  return {
    ...figuresOf(price, product),
    cashPrice: formatPounds(price.amount),
    deposit: 'None',
    optionFee: formatWholePounds(price.optionFee),
    half: formatPounds(halfOf(total)),
    third: formatPounds(thirdOf(total)),
    toOldLender: formatWholePounds(toOldLender),
    toBorrower: formatWholePounds(toBorrower),
    oldLender: existingAgreement.lender,
    oldAgreement: existingAgreement.agreementNumber,
    settlementUntil: longDay(existingAgreement.settlementValidUntil),
    vehicle: vehicleInWords(hire.vehicle),
  };
}

/** "FORD Focus, blue, made in 2019, registration AA19AAA". */
function vehicleInWords(vehicle: Vehicle): string {
  const { colour, yearOfManufacture, registrationMark } = vehicle;
  return `${nameOfCar(vehicle)}, ${colour.toLowerCase()}, made in ${yearOfManufacture}, registration ${registrationMark}`;
}

/** The car, row by row. */
export function vehicleRows({ hire }: HireFacts): readonly (readonly [string, Fact['value']])[] {
  const { registrationMark, make, model, colour, fuelType, yearOfManufacture, mileage } = hire.vehicle;
  return [
    ['Registration number', registrationMark],
    ['Make', make],
    ...(model === null ? [] : [['Model', model] as const]),
    ['Colour', colour],
    ...(fuelType === null ? [] : [['Fuel', fuelType] as const]),
    ['Year of manufacture', String(yearOfManufacture)],
    ['Mileage', `${wholeNumber(mileage)} miles`],
  ];
}

/** How the price of the car is paid. */
export function paymentOfPrice({
  oldLender,
  oldAgreement,
  toOldLender,
  toBorrower,
  inSentences,
}: HireFigures) {
  const toSettle = `${toOldLender} to ${oldLender}, which settles agreement ${oldAgreement}`;
  return toOldLender === inSentences.credit
    ? toSettle
    : `${toSettle}, and ${toBorrower} to your bank account`;
}

/** The commission for the introduction: its amount, how it is worked out, its shares and the tie behind it. */
export function commissionLines({ price, brand }: HireFacts): readonly string[] {
  const commission = commissionFor(price);
  const { brandName, legalEntity } = brand.dictionary;
  if (commission === null) return ['None'];
  const words = commissionWords(commission, { lender: legalEntity.name, introducer: brandName });
  return [
    `${formatPounds(commission.amount)}, which we pay to ${brandName} for introducing you.`,
    words.basis,
    words.charge,
    words.tie,
  ];
}
