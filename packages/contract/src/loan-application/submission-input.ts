import { EMAIL_ERRORS, EMAIL_LIMIT, parseEmail } from '@fairlead/core/person/email';
import { FIRST_NAME_ERRORS, LAST_NAME_ERRORS, parseName, TYPED_NAME_LIMIT } from '@fairlead/core/person/name';
import { MOBILE_ERRORS, parseUkMobile } from '@fairlead/core/person/uk-phone';
import { z } from 'zod';
import { addressInput } from '../address.ts';
import { contactPermissionsInput } from '../contact-permission.ts';
import { drivingLicenceNumber, hirePurchaseInput } from '../motor/hire-purchase-input.ts';
import {
  employmentStatusName,
  loanReason,
  maritalStatus,
  numberOfDependants,
  residentialStatus,
} from '../vocabulary.ts';
import { isoDay, nonNegativeMoney, positiveMoney, readBy, text } from '../wire/codecs.ts';
import { EXAMPLE } from '../wire/examples.ts';

export const documentCode = z.int().min(0).max(1_000_000_000);
const opaqueCode = documentCode.default(0);

export const identityInput = {
  firstName: readBy(parseName, FIRST_NAME_ERRORS, TYPED_NAME_LIMIT).meta({ example: EXAMPLE.firstName }),
  lastName: readBy(parseName, LAST_NAME_ERRORS, TYPED_NAME_LIMIT).meta({ example: EXAMPLE.lastName }),
  dateOfBirth: isoDay.meta({ example: EXAMPLE.dateOfBirth }),
};

const applicantInput = z.strictObject({
  ...identityInput,
  email: readBy(parseEmail, EMAIL_ERRORS, EMAIL_LIMIT).meta({ example: EXAMPLE.email }),
  mobileNumber: readBy(parseUkMobile, MOBILE_ERRORS, 30).meta({ example: '07700 900123' }),
  addresses: z.array(addressInput).min(1).max(2),
  contactConsent: contactPermissionsInput.optional(),
});

const affordabilityInput = z.strictObject({
  maritalStatus,
  residentialStatus,
  rentOrMortgageMonthlyPayment: nonNegativeMoney.optional().meta({ example: 600 }),
  numberOfDependants,
  monthlyDependantsCost: nonNegativeMoney.optional().meta({ example: 0 }),
});

/** What an application says that its borrower can have said before. */
const STATED_BEFORE = z.strictObject({
  reason: loanReason.meta({ example: 'home_improvement' }),
  netMonthlyIncome: nonNegativeMoney.meta({ example: 2600 }),
  user: applicantInput,
  affordability: affordabilityInput,
});

const STATED_EACH_TIME = {
  amount: positiveMoney.meta({ example: EXAMPLE.amount }),
  term: z.int().min(1).max(120).meta({ example: EXAMPLE.term }),
  occupation: text(80, 0).optional().meta({ example: 'Carpenter' }),
  lufcd: opaqueCode,
  lfcd: opaqueCode,
  lcpd: opaqueCode,
  employmentStatus: z.strictObject({ name: employmentStatusName }),
};

/** Everything that is asked. */
export const wholeSubmissionInput = z.strictObject({
  ...STATED_EACH_TIME,
  ...STATED_BEFORE.shape,
  ...hirePurchaseInput.partial().shape,
  drivingLicenceNumber,
});

/** Motor finance for a borrower who is signed in: what is left out is taken from what we know. */
const motorSubmissionInput = z.strictObject({
  ...STATED_EACH_TIME,
  ...STATED_BEFORE.partial().shape,
  ...hirePurchaseInput.shape,
  drivingLicenceNumber,
});

/** Of a body that fits neither, the errors are those of the whole one where it is as close. */
export const submissionInput = z.union([wholeSubmissionInput, motorSubmissionInput]);
