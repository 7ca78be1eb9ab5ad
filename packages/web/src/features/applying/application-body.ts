import type { BodyOf } from '@fairlead/contract/wire/client';
import type { ProductId } from '@fairlead/core/pricing/products';
import { netMonthlyIncome, type IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import { ZERO, type Pence } from '@fairlead/core/money/pence';
import { parsePounds } from '@fairlead/core/money/pounds';
import { addressesToSend } from './address-rules.ts';
import { birthDay } from './birth-date.ts';
import { hasDependants, hasOccupation, paysForHome } from './check-draft.ts';
import type { ConsentAnswers, Draft, DraftAddress } from './draft.ts';

type Body = BodyOf<'submitApplication'>;
type Consent = NonNullable<Body['user']['contactConsent']>;
type Address = Body['user']['addresses'][number];

/** What was typed as money, or null while it is not an amount. */
export function typedPounds(text: string): Pence | null {
  const parsed = parsePounds(text);
  return parsed.ok ? parsed.value : null;
}

/** Income a month in whole pounds, or null while no income has been typed. */
export function monthlyIncome(income: string, frequency: IncomeFrequency): Pence | null {
  const typed = typedPounds(income);
  return typed === null ? null : netMonthlyIncome(typed, frequency);
}

const orNull = (line: string): string | null => line.trim() || null;

export function addressBody(address: DraftAddress): Address {
  const { index, period, populateManually, houseNumber, flatNumber, line1, line2, town, county } = address;
  return {
    houseNumber: orNull(houseNumber),
    flatNumber: orNull(flatNumber),
    line1: orNull(line1),
    line2: orNull(line2),
    town: orNull(town),
    county: orNull(county),
    postCode: address.postCode,
    index,
    populateManually,
    ...(period === null ? {} : { period }),
  };
}

/** Each product has its own names for the two consents that stay until they are objected to. */
const CONSENTS: Readonly<Record<ProductId, (answers: ConsentAnswers) => Consent>> = {
  'unsecured-2026-1': ({ noReminders, noOffers, groupCrossSell }) => ({
    unsecuredLoanReminders: !noReminders,
    unsecuredLoanOffers: !noOffers,
    groupCrossSell,
  }),
  'hire-purchase-2026-1': ({ noReminders, noOffers, groupCrossSell }) => ({
    motorFinanceReminders: !noReminders,
    motorFinanceOffers: !noOffers,
    groupCrossSell,
  }),
};

function affordability(draft: Draft): Body['affordability'] {
  const { maritalStatus, residentialStatus, numberOfDependants } = draft;
  if (maritalStatus === '' || residentialStatus === '' || numberOfDependants === '') throw new Unfinished();
  return {
    maritalStatus,
    residentialStatus,
    numberOfDependants,
    ...(paysForHome(draft)
      ? { rentOrMortgageMonthlyPayment: typedPounds(draft.rentOrMortgageMonthlyPayment) ?? ZERO }
      : {}),
    ...(hasDependants(draft)
      ? { monthlyDependantsCost: typedPounds(draft.monthlyDependantsCost) ?? ZERO }
      : {}),
  };
}

/** The form is sent from its last page only, where every answer is there. */
class Unfinished extends Error {
  override readonly message = 'The form was sent before it was complete';
}

/** @throws Error when an answer is missing: the page of checks opens only when none is. */
export function applicationBody(draft: Draft, product: ProductId): Body {
  const { reason, employmentStatus, dateOfBirth, lufcd, lfcd, lcpd } = draft;
  const amount = typedPounds(draft.amount);
  const born = birthDay(dateOfBirth);
  const income = monthlyIncome(draft.income, draft.incomeFrequency);
  if (amount === null || born === undefined || income === null) throw new Unfinished();
  if (reason === '' || employmentStatus === null) throw new Unfinished();
  return {
    amount,
    term: Number(draft.term),
    reason,
    ...(hasOccupation(draft) ? { occupation: draft.occupation } : {}),
    lufcd,
    lfcd,
    lcpd,
    employmentStatus: { name: employmentStatus.name },
    netMonthlyIncome: income,
    user: {
      firstName: draft.firstName,
      lastName: draft.lastName,
      dateOfBirth: born,
      email: draft.email,
      mobileNumber: draft.mobileNumber,
      addresses: addressesToSend(draft.addresses).map(addressBody),
      contactConsent: CONSENTS[product](draft.consent),
    },
    affordability: affordability(draft),
  };
}
