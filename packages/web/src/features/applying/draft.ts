import type { BodyOf } from '@fairlead/contract/wire/client';
import type { IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import type { DateParts } from '@fairlead/ui/date-field/DateField';
import type { EmploymentStatusName } from '../../resources/employment-status.ts';

type Body = BodyOf<'submitApplication'>;

export type LoanReason = Body['reason'];
export type MaritalStatus = Body['affordability']['maritalStatus'];
export type ResidentialStatus = Body['affordability']['residentialStatus'];
export type Dependants = Body['affordability']['numberOfDependants'];

/** How long somebody has lived at an address; 6 is less than three years. */
export type Stay = 1 | 2 | 3 | 4 | 5 | 6;

export type DraftAddress = {
  index: 0 | 1;
  houseNumber: string;
  flatNumber: string;
  line1: string;
  line2: string;
  town: string;
  county: string;
  postCode: string;
  period: Stay | null;
  populateManually: boolean;
};

/** As the borrower says no: what is not ticked was not objected to. Only `groupCrossSell` says yes. */
export type ConsentAnswers = { noReminders: boolean; noOffers: boolean; groupCrossSell: boolean };

/** The form as it was typed. Nothing is put in order before it is sent, so nothing typed is ever lost. */
export type Draft = {
  amount: string;
  term: string;
  reason: LoanReason | '';
  firstName: string;
  lastName: string;
  dateOfBirth: DateParts;
  email: string;
  mobileNumber: string;
  addresses: [DraftAddress, DraftAddress];
  employmentStatus: { name: EmploymentStatusName } | null;
  occupation: string;
  income: string;
  incomeFrequency: IncomeFrequency;
  residentialStatus: ResidentialStatus | '';
  rentOrMortgageMonthlyPayment: string;
  numberOfDependants: Dependants | '';
  monthlyDependantsCost: string;
  maritalStatus: MaritalStatus | '';
  consent: ConsentAnswers;
  /** The contact preferences were looked at: leaving every box empty is an answer too. */
  isConsentSeen: boolean;
  /** The signed token of a comparison partner, or empty. */
  referral: string;
  lufcd: number;
  lfcd: number;
  lcpd: number;
};

export type DraftField = keyof Draft;

/** What the page fills in by itself: a change of these is no change of the borrower's. */
export const PASSIVE_FIELDS: readonly DraftField[] = ['referral', 'isConsentSeen', 'lufcd', 'lfcd', 'lcpd'];

export function emptyAddress(index: 0 | 1): DraftAddress {
  const lines = { houseNumber: '', flatNumber: '', line1: '', line2: '', town: '', county: '', postCode: '' };
  return { index, ...lines, period: null, populateManually: false };
}

export const EMPTY_DRAFT: Draft = {
  amount: '',
  term: '',
  reason: '',
  firstName: '',
  lastName: '',
  dateOfBirth: { day: '', month: '', year: '' },
  email: '',
  mobileNumber: '',
  addresses: [emptyAddress(0), emptyAddress(1)],
  employmentStatus: null,
  occupation: '',
  income: '',
  incomeFrequency: 'monthly',
  residentialStatus: '',
  rentOrMortgageMonthlyPayment: '',
  numberOfDependants: '',
  monthlyDependantsCost: '',
  maritalStatus: '',
  consent: { noReminders: false, noOffers: false, groupCrossSell: false },
  isConsentSeen: false,
  referral: '',
  lufcd: 0,
  lfcd: 0,
  lcpd: 0,
};
