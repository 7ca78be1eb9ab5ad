import { describe, expect, test } from 'vitest';
import { checkContact } from './check.ts';
import { NO_CONTACT } from './fields.ts';

const CONTACT = { email: 'alex@post.example', mobileNumber: '07700 900 982' };

describe('how to reach a borrower', () => {
  test('left empty says what to enter', () => {
    expect(checkContact(NO_CONTACT)).toEqual({
      email: 'Enter your email address',
      mobileNumber: 'Enter your mobile number',
    });
  });

  test.each(['07700900982', '+44 7700 900982', '(07700) 900-982'])('the mobile %s is one', (mobileNumber) => {
    expect(checkContact({ ...CONTACT, mobileNumber })).toEqual({});
  });

  test('is not a landline, and not half an email address', () => {
    expect(checkContact({ email: 'alex@', mobileNumber: '020 7946 0140' })).toEqual({
      email: 'Enter an email address in the correct format, like name@example.com',
      mobileNumber: 'Enter a UK mobile number, like 07700 900 982',
    });
  });
});
