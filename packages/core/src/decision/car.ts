import { pence, type Pence } from '../money/pence.ts';
import type { AmountLimits } from '../pricing/bands.ts';
import { checkVehicle, type VehicleCheck } from '../vehicle/check-vehicle.ts';
import { VEHICLE_REFERRAL_REASONS, type VehicleDeclineReason } from '../vehicle/vehicle-reasons.ts';
import type { DecisionInputs } from './inputs.ts';

/** What a register can have under another name or number, which a person can explain by the letter of the lender. */
const OF_FINANCE: readonly VehicleDeclineReason[] = ['vehicle-other-finance', 'vehicle-not-financed'];

/** The car once a person has approved its application: they have looked at the finance on it. */
export function explained({ car }: DecisionInputs): Pick<DecisionInputs, 'car'> {
  return car === undefined ? {} : { car: { ...car, isFinanceExplained: true } };
}

/** What the rules say of the car of a hire purchase at the amount and term that are asked for; null of an unsecured loan. */
export function carCheck({ car, facts, today }: DecisionInputs): VehicleCheck | null {
  if (car === undefined) return null;
  const { amount: credit, termMonths } = facts;
  const check = checkVehicle({ ...car, credit, termMonths, today }, car.rules);
  if (car.isFinanceExplained !== true) return check;
  const declined = check.declined.filter((reason) => !OF_FINANCE.includes(reason));
  return { ...check, declined, outcome: declined.length > 0 ? 'Declined' : 'Accepted' };
}

/** Why a person looks at the car or at who drives it, in words for staff; empty where no one has to. */
export function whyCarIsReviewed(inputs: DecisionInputs): readonly string[] {
  const { referred = [] } = carCheck(inputs) ?? {};
  return [
    ...referred.map((reason) => VEHICLE_REFERRAL_REASONS[reason]),
    ...(inputs.car?.doesLicenceNameDiffer ? ['The surname on the driving licence is different.'] : []),
  ];
}

/**
 * The amounts that the car allows, in whole pounds: at least what settles the old agreement, at most the share of its
 * value that is lent. Null where no amount is between them.
 */
export function carLimits({ car, product }: DecisionInputs): AmountLimits | null {
  const { min, max } = product.amount;
  if (car === undefined) return { min, max };
  const { existingAgreement, findings, rules } = car;
  const lowest = Math.max(min, Math.ceil(existingAgreement.settlementAmount / 100) * 100);
  const onValue =
    findings.valuation === null ? max : wholePounds(findings.valuation.retail * rules.maximumLoanToRetail);
  const highest = Math.min(max, onValue);
  return lowest > highest ? null : { min: pence(lowest), max: pence(highest) };
}

/** Down to whole pounds, without what floating point adds below a pound. */
const wholePounds = (amount: number): number => Math.floor(Math.round(amount) / 100) * 100;

/** The largest amount on a car that is declined only because it is worth too little for what was asked. */
export function largestOnCar(inputs: DecisionInputs, { declined }: VehicleCheck): Pence | null {
  const isForValueAlone = declined.length === 1 && declined[0] === 'vehicle-value';
  const limits = isForValueAlone ? carLimits(inputs) : null;
  if (limits === null || limits.max >= inputs.facts.amount) return null;
  const smaller = { ...inputs, facts: { ...inputs.facts, amount: limits.max } };
  return carCheck(smaller)?.declined.length === 0 ? limits.max : null;
}
