import type { DataOf } from '@fairlead/contract/wire/client';
import { day } from '@fairlead/core/calendar/day';
import type { Application } from '../resources/loan-application.ts';
import { anApplication } from './applications.ts';

type User = DataOf<'readUser'>;

export const BORROWER_ID = '01a1f8e9-0000-7000-8000-000000000003';

export function aUser(changes: Partial<User> = {}): User {
  return {
    '@type': 'user',
    id: BORROWER_ID,
    email: 'ada@mail.example',
    firstName: 'Ada',
    lastName: 'Mismatch',
    maskedMobileNumber: '*********0982',
    roles: [],
    canReApply: true,
    ...changes,
  };
}

/** An application whose applicant the credit reference agency did not find. */
export function aMismatch(changes: Partial<Application> = {}): Application {
  return anApplication({
    state: 'Address Mismatch',
    quote: null,
    user: aUser({
      dateOfBirth: day('1984-03-31'),
      addresses: [
        {
          houseNumber: '7',
          flatNumber: null,
          line1: 'Harbour Lane',
          line2: null,
          town: 'Easterby',
          county: null,
          postCode: 'ID1 1QD',
        },
      ],
    }),
    ...changes,
  });
}
