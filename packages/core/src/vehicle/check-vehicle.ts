import { addMonths, dayOf, monthsBetween, type Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';
import { isSameAgreement } from './same-agreement.ts';
import type { VehicleFindings } from './vehicle-facts.ts';
import type { VehicleDeclineReason, VehicleReferralReason } from './vehicle-reasons.ts';
import { VEHICLE_RULES_2026, type VehicleRules } from './vehicle-rules.ts';
import type { ExistingAgreement } from './vehicle.ts';

export type VehicleInputs = {
  readonly findings: VehicleFindings;
  /** A mark of a car whose age is not known. */
  readonly hasQMark: boolean;
  /** As the applicant read it, in miles. */
  readonly mileage: number;
  /** As the applicant stated it, where DVLA does not know the mark. */
  readonly yearOfManufacture: number;
  readonly existingAgreement: ExistingAgreement;
  readonly credit: Pence;
  readonly termMonths: number;
  readonly today: Day;
};

export type VehicleCheck = {
  readonly ruleVersion: string;
  readonly outcome: 'Accepted' | 'Referred' | 'Declined';
  /** Empty unless declined, in the table's order. */
  readonly declined: readonly VehicleDeclineReason[];
  /** Empty unless referred. */
  readonly referred: readonly VehicleReferralReason[];
  /** Whole months of age on the day of the last payment. */
  readonly monthsAtEnd: number;
  readonly milesAtEnd: number;
  /** Credit as a share of what a dealer asks; null without a value. */
  readonly loanToRetail: number | null;
};

type Figures = Pick<VehicleCheck, 'monthsAtEnd' | 'milesAtEnd' | 'loanToRetail'>;
type Tested = { readonly inputs: VehicleInputs; readonly figures: Figures; readonly rules: VehicleRules };
type Test = (tested: Tested) => boolean;

const DECLINES = {
  'vehicle-stolen': ({ inputs: { findings } }) => findings.history.isStolen,
  'vehicle-written-off': ({ inputs: { findings } }) => findings.history.writeOff !== null,
  'vehicle-scrapped': ({ inputs: { findings } }) => findings.history.isScrapped,
  'vehicle-exported': ({ inputs: { findings } }) =>
    findings.history.isExported || findings.record?.isMarkedForExport === true,
  'vehicle-other-finance': ({ inputs: { findings, existingAgreement } }) =>
    findings.history.finance.some((found) => !isSameAgreement(found, existingAgreement)),
  'vehicle-not-financed': ({ inputs: { findings } }) => findings.history.finance.length === 0,
  'vehicle-too-old': ({ figures, rules }) => figures.monthsAtEnd > rules.maximumMonthsAtEnd,
  'vehicle-too-many-miles': ({ figures, rules }) => figures.milesAtEnd > rules.maximumMilesAtEnd,
  'vehicle-value': ({ inputs: { findings }, figures, rules }) =>
    findings.valuation !== null &&
    (findings.valuation.retail < rules.minimumRetail ||
      (figures.loanToRetail ?? 0) > rules.maximumLoanToRetail),
  'settlement-above-credit': ({ inputs }) => inputs.existingAgreement.settlementAmount > inputs.credit,
} as const satisfies Record<VehicleDeclineReason, Test>;

const REFERRALS = {
  'unknown-to-dvla': ({ inputs: { findings } }) => findings.record === null,
  'unknown-age': ({ inputs }) => inputs.hasQMark,
  'mark-changed': ({ inputs: { findings } }) => findings.history.plateChanges > 0,
  imported: ({ inputs: { findings } }) => findings.history.isImported,
  'mileage-anomaly': ({ inputs: { findings } }) => findings.history.hasMileageAnomaly,
  'no-valuation': ({ inputs: { findings } }) => findings.valuation === null,
} as const satisfies Record<VehicleReferralReason, Test>;

/**
 * Whether an agreement can be made about a car: its history, its age and mileage on the day of the last payment, what is
 * lent on what it is worth, and that the only finance on it is the agreement to be settled. What a person has to look at
 * is referred, unless something else declines it.
 */
export function checkVehicle(inputs: VehicleInputs, rules: VehicleRules = VEHICLE_RULES_2026): VehicleCheck {
  const figures = figuresOf(inputs, rules);
  const tested = { inputs, figures, rules };
  const declined = failing(DECLINES, tested);
  const referred = declined.length > 0 ? [] : failing(REFERRALS, tested);
  const outcome = declined.length > 0 ? 'Declined' : referred.length > 0 ? 'Referred' : 'Accepted';
  return { ruleVersion: rules.id, outcome, declined, referred, ...figures };
}

function figuresOf(
  { findings, mileage, yearOfManufacture, credit, termMonths, today }: VehicleInputs,
  rules: VehicleRules,
): Figures {
  const { record, valuation } = findings;
  const madeIn = record?.firstRegisteredOn ?? dayOf(record?.yearOfManufacture ?? yearOfManufacture, 1, 1);
  const end = addMonths(today, termMonths);
  return {
    monthsAtEnd: Math.max(0, monthsBetween(madeIn, end)),
    milesAtEnd: mileage + Math.round((rules.milesAYear * termMonths) / 12),
    loanToRetail: valuation === null ? null : credit / valuation.retail,
  };
}

function failing<R extends string>(tests: Readonly<Record<R, Test>>, tested: Tested): readonly R[] {
  return keysOf(tests).filter((reason) => tests[reason](tested));
}
