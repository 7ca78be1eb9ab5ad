import { parseUkMobile } from '@fairlead/core/person/uk-phone';
import type { WireBody } from './call.ts';

type Sent = WireBody<'submitApplication'>;

/** An application that leaves nothing out. */
export type Application = Extract<Sent, { readonly user: object }>;

const HOME = {
  houseNumber: '1',
  flatNumber: null,
  line1: 'Harbour Lane',
  line2: null,
  town: 'Easterby',
  county: null,
  postCode: 'ID1 1QD',
} as const;

/** An application that the sandbox bureau finds at the address, in full and in a steady job. */
const USUAL: Application = {
  amount: 7500,
  term: 36,
  reason: 'home_improvement',
  occupation: 'Harbour pilot',
  employmentStatus: { name: 'Employed - full time' },
  netMonthlyIncome: 2600,
  user: {
    firstName: 'Successful',
    lastName: 'Accept',
    dateOfBirth: '1988-04-12',
    email: 'successful.accept@mail.example',
    mobileNumber: '07700 900123',
    addresses: [{ ...HOME, index: 0, period: 3 }],
    contactConsent: { unsecuredLoanReminders: true, unsecuredLoanOffers: false, groupCrossSell: false },
  },
  affordability: {
    maritalStatus: 'Single',
    residentialStatus: 'private_tenant',
    rentOrMortgageMonthlyPayment: 600,
    numberOfDependants: '0',
    monthlyDependantsCost: 0,
  },
};

/** An applicant whose names choose what the sandboxes do: the surname the bureau, the first name the Direct Debit. */
export function applicant(
  firstName: string,
  lastName: string,
  changes: Partial<Application> = {},
): Application {
  const email = `${firstName}.${lastName}@mail.example`.toLowerCase();
  return { ...USUAL, ...changes, user: { ...USUAL.user, ...changes.user, firstName, lastName, email } };
}

/** The applicant's mobile number in E.164, as the sandbox's inbox has it. */
export function mobileOf({ user }: Application): string {
  const mobile = parseUkMobile(user.mobileNumber);
  if (!mobile.ok) throw new Error(`${user.mobileNumber} is not a mobile number`);
  return mobile.value;
}

let people = 0;

/** The same with an email address that no one else has: each call is another person. */
export function newApplicant(
  firstName: string,
  lastName: string,
  changes: Partial<Application> = {},
): Application {
  people += 1;
  const application = applicant(firstName, lastName, changes);
  const email = `${firstName}.${lastName}.${people}@mail.example`.toLowerCase();
  return { ...application, user: { ...application.user, email } };
}

/** Someone who borrows to pay off the cards that their credit file shows. */
export function newConsolidator(changes: Partial<Application> = {}): Application {
  return newApplicant('Successful', 'Accept-Cards', { reason: 'debt_consolidation', ...changes });
}

/** Applicants by outcome. */
export const PEOPLE = {
  accepted: applicant('Successful', 'Accept'),
  declined: applicant('Successful', 'Decline'),
  notFoundAtAddress: applicant('Successful', 'Mismatch'),
  referred: applicant('Successful', 'Referred'),
  bureauDown: applicant('Successful', 'Down'),
  cannotPay: applicant('Penniless', 'Accept'),
  chargesBack: applicant('Fickle', 'Accept'),
  failsLate: applicant('Late', 'Accept'),
  closesTheAccount: applicant('Closed', 'Accept'),
} as const satisfies Record<string, Application>;
