import { listInWords } from '@fairlead/core/text/list-in-words';
import { displayDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import { DECLINE_REASONS } from '@fairlead/core/decision/decline-reasons';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { wholeNumber } from '@fairlead/core/text/whole-number';
import type { SummaryRow } from '@fairlead/ui/summary-list/SummaryList';
import type {
  FoundBorrower,
  ReviewedApplication,
  ReviewedProof,
  StaffSession,
  WaitingApplication,
  WaitingProof,
} from './staff-page.ts';

const ROLE_WORDS: Readonly<Record<StaffSession['roles'][number], string>> = {
  adviser: 'adviser',
  underwriter: 'underwriter',
};

/** What staff can do, as the home page lists it. */
const READING = [
  'Read applications referred to a person.',
  'Read the proofs that borrowers sent.',
  'Answer borrowers about a missing payment, a breathing space or a car on hire purchase.',
  'Record support needs and breathing spaces, and propose what a second person confirms.',
  'Look up a borrower by the reference of a loan or an application.',
] as const;
const DECIDING = [
  'Approve a referred application in a credit band, or decline it with reasons.',
  'Look again at a decline when the applicant asks: approve the application, or uphold the decline.',
  'Confirm or reject what a colleague proposed.',
  'Accept or refuse proof of identity, address or income.',
] as const;

export const canDecide = ({ roles }: Pick<StaffSession, 'roles'>): boolean => roles.includes('underwriter');

export function presentDuties(session: Pick<StaffSession, 'roles'>): readonly string[] {
  return canDecide(session) ? [...READING, ...DECIDING] : READING;
}

export function presentRoles({ roles }: Pick<StaffSession, 'roles'>): string {
  return listInWords(roles.map((role) => ROLE_WORDS[role]));
}

const dayOf = (instant: string): string => displayDay(londonDay(Date.parse(instant)));

export function presentWaiting({ amount, term, createdAt, expiresAt, isSecondLook }: WaitingApplication) {
  return {
    loan: `${formatWholePounds(amount)} over ${term} months`,
    why: isSecondLook ? 'Second look at a decline' : 'Referred',
    since: dayOf(createdAt),
    until: expiresAt === null ? 'No end' : displayDay(expiresAt),
  };
}

const PROOF_NAMES: Readonly<Record<WaitingProof['kind'], string>> = {
  identity: 'Proof of identity',
  address: 'Proof of address',
  income: 'Proof of income',
  keeper: 'V5C',
  'settlement-letter': 'Settlement letter',
  insurance: 'Certificate of insurance',
};

export function presentProof({ kind, sentAt }: Pick<WaitingProof, 'kind' | 'sentAt'>) {
  return { name: PROOF_NAMES[kind], sent: dayOf(sentAt) };
}

/** What a proof has to show, row by row. */
export function presentProofRows({ kind, applicant, car }: ReviewedProof): readonly SummaryRow[] {
  const shown: Readonly<Record<WaitingProof['kind'], readonly SummaryRow[]>> = {
    identity: [{ key: 'Date of birth', value: displayDay(applicant.dateOfBirth) }],
    address: [{ key: 'Address', value: applicant.address }],
    income: [{ key: 'Net monthly income', value: formatPounds(applicant.netMonthlyIncome) }],
    keeper: [{ key: 'Address', value: applicant.address }, ...carRows(car)],
    'settlement-letter': agreementRows(car),
    insurance: carRows(car),
  };
  return [{ key: 'Name', value: applicant.name }, ...shown[kind]];
}

const carRows = (car: ReviewedProof['car']): readonly SummaryRow[] =>
  car === null
    ? []
    : [
        { key: 'Registration number', value: car.registrationNumber },
        { key: 'Car', value: car.description },
      ];

const agreementRows = (car: ReviewedProof['car']): readonly SummaryRow[] =>
  car === null
    ? []
    : [
        { key: 'Lender', value: car.lender },
        { key: 'Agreement number', value: car.agreementNumber },
        { key: 'Settlement figure', value: formatPounds(car.settlementAmount) },
        { key: 'Valid until', value: displayDay(car.settlementValidUntil) },
      ];

/** The car of a hire purchase, and why a person looks at it; no rows of an unsecured loan. */
export function presentCarRows({ car }: ReviewedApplication): readonly SummaryRow[] {
  if (car === null) return [];
  const value = car.valuation === null ? 'Not known' : formatPounds(car.valuation);
  return [
    ...carRows(car),
    { key: 'Mileage', value: `${wholeNumber(car.mileage)} miles` },
    { key: 'Its value at a dealer', value },
    ...agreementRows(car),
    { key: 'To look at', value: car.reasons.length === 0 ? 'Nothing' : car.reasons.join(' ') },
  ];
}

const MATCH_WORDS: Readonly<Record<ReviewedApplication['report']['match'], string>> = {
  full: 'Found, with enough to score',
  'address-mismatch': 'The file is at another address',
  thin: 'Too little on the file to score',
};

type MatchLevel = NonNullable<ReviewedApplication['report']['identityMatch']>;

const LEVEL_WORDS: Readonly<Record<MatchLevel, string>> = {
  full: 'Match',
  partial: 'Match in part',
  none: 'Do not match',
};

const levelInWords = (level: MatchLevel | null): string =>
  level === null ? 'The agency does not say' : LEVEL_WORDS[level];

/** The applicant and their household, row by row. */
export function presentApplicantRows(read: ReviewedApplication): readonly SummaryRow[] {
  const { applicant, household } = read;
  return [
    { key: 'Name', value: applicant.name },
    { key: 'Date of birth', value: displayDay(applicant.dateOfBirth) },
    { key: 'Email address', value: applicant.email },
    { key: 'Mobile number', value: applicant.maskedMobileNumber },
    ...applicant.addresses.map((address, index) => ({
      key: index === 0 ? 'Address' : 'Earlier address',
      value: address,
    })),
    { key: 'Work', value: [household.employmentStatus, household.occupation].filter(Boolean).join(', ') },
    { key: 'Net monthly income', value: formatPounds(household.netMonthlyIncome) },
    { key: 'Housing cost a month', value: formatPounds(household.housingCost) },
    { key: 'Dependants', value: household.numberOfDependants },
  ];
}

/** What a declined applicant wrote, and why they were declined. */
export function presentSecondLookRows({
  askedAt,
  reason,
  declineReasons,
}: NonNullable<ReviewedApplication['secondLook']>): readonly SummaryRow[] {
  return [
    { key: 'Asked on', value: dayOf(askedAt) },
    { key: 'In their words', value: reason },
    { key: 'Declined because', value: declineReasons.map((code) => DECLINE_REASONS[code].text).join(' ') },
  ];
}

/** The bureau's report, row by row. */
export function presentReportRows({ report }: ReviewedApplication): readonly SummaryRow[] {
  return [
    { key: 'Credit file', value: MATCH_WORDS[report.match] },
    { key: 'Name and date of birth', value: levelInWords(report.identityMatch) },
    { key: 'Addresses', value: levelInWords(report.addressMatch) },
    { key: 'Referred by the agency', value: report.isReferred ? 'Yes' : 'No' },
    { key: 'Score', value: `${report.score} of 999` },
    { key: 'Band by score', value: report.bandByScore ?? 'Below every band' },
    { key: 'Payments to other lenders a month', value: formatPounds(report.monthlyCommitments) },
    { key: 'Insolvency', value: report.hasInsolvency ? 'Yes' : 'No' },
    { key: 'Defaults in the last 12 months', value: String(report.defaultsLast12Months) },
  ];
}

/** A borrower that was looked up, row by row. */
export function presentBorrowerRows(found: FoundBorrower): readonly SummaryRow[] {
  const applications = (found.loanApplications ?? []).map(
    ({ state, amount, createdAt }) => `${formatWholePounds(amount)}, ${state}, ${dayOf(createdAt)}`,
  );
  const loans = (found.loans ?? []).map(
    ({ reference, state, leftToPay }) => `${reference}: ${state}, ${formatPounds(leftToPay)} left to pay`,
  );
  return [
    { key: 'Brand', value: found.brandName },
    { key: 'Email address', value: found.email },
    { key: 'Mobile number', value: found.maskedMobileNumber },
    { key: 'Applications', value: applications.join('; ') || 'None' },
    { key: 'Loans', value: loans.join('; ') || 'None' },
  ];
}
