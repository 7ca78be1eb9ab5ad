import { VEHICLE_RULES_2026 as RULES } from './vehicle-rules.ts';
import { wholeNumber } from '../text/whole-number.ts';

const YEARS = RULES.maximumMonthsAtEnd / 12;
const MILES = wholeNumber(RULES.maximumMilesAtEnd);

/** Why no agreement is made about a car, each with the sentence shown to the applicant. */
export const VEHICLE_DECLINE_REASONS = {
  'vehicle-stolen':
    'The car is recorded as stolen. If that is wrong, the police can have the record removed.',
  'vehicle-written-off': 'An insurer has recorded the car as written off.',
  'vehicle-scrapped': 'The car is recorded as scrapped.',
  'vehicle-exported': 'The car is recorded as exported from the UK.',
  'vehicle-other-finance':
    'There is finance on the car other than the agreement you want to refinance. It has to be settled first.',
  'vehicle-not-financed': 'We found no finance on the car, so there’s no agreement for us to settle.',
  'vehicle-too-old': `The car would be more than ${YEARS} years old at the end of the agreement. A shorter term might be possible.`,
  'vehicle-too-many-miles': `The car would have done more than ${MILES} miles by the end of the agreement. A shorter term might be possible.`,
  'vehicle-value':
    'The car is worth too little for the amount you asked for. A smaller amount might be possible.',
  'settlement-above-credit':
    'The amount you asked for is less than it takes to settle your agreement with the other lender.',
} as const satisfies Record<string, string>;

export type VehicleDeclineReason = keyof typeof VEHICLE_DECLINE_REASONS;

/** Why a person looks at a car, in words for staff. */
export const VEHICLE_REFERRAL_REASONS = {
  'unknown-to-dvla': 'DVLA has no record of the registration number.',
  'unknown-age': 'The car has a Q mark, so its age is not known.',
  'mark-changed': 'The car had another registration number before.',
  imported: 'The car was imported.',
  'mileage-anomaly': 'The odometer showed more miles at an earlier reading.',
  'no-valuation': 'There is no value for the car.',
} as const satisfies Record<string, string>;

export type VehicleReferralReason = keyof typeof VEHICLE_REFERRAL_REASONS;
