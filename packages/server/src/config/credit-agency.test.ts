import { testConfig } from '@fairlead/testing/test-config';
import { expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';

const AGENCY = {
  CREDIT_AGENCY_NAME: 'Harbour Credit Files',
  CREDIT_AGENCY_ADDRESS: '2 Ledger Street, Sampleton, ZZ99 7CR',
  CREDIT_AGENCY_PHONE: '0808 157 0101',
  CREDIT_AGENCY_FILE_URL: 'https://harbour.example/file',
};

const problemsOf = problemsBy(testConfig);

test('the agency of a deployment is the one that it names', () => {
  expect(testConfig(AGENCY).creditAgency).toEqual({
    name: 'Harbour Credit Files',
    address: '2 Ledger Street, Sampleton, ZZ99 7CR',
    phone: '0808 157 0101',
    fileUrl: 'https://harbour.example/file',
    isSample: false,
  });
});

test('a part of it is refused, with what is missing', () => {
  expect(problemsOf({ CREDIT_AGENCY_NAME: 'Harbour Credit Files' })).toContain(
    'CREDIT_AGENCY_NAME also needs CREDIT_AGENCY_ADDRESS, CREDIT_AGENCY_PHONE, CREDIT_AGENCY_FILE_URL',
  );
  expect(problemsOf({ ...AGENCY, CREDIT_AGENCY_FILE_URL: 'http://harbour.example' })).toContain(
    'CREDIT_AGENCY_FILE_URL',
  );
});

test.each(['api', 'worker'])('a %s in production does not name the sandbox’s invented agency', (ROLES) => {
  const refused = 'needs CREDIT_AGENCY_NAME, CREDIT_AGENCY_ADDRESS';
  expect(problemsOf({ FAIRLEAD_ENV: 'production', ROLES })).toContain(refused);
  expect(problemsOf({ FAIRLEAD_ENV: 'production', ROLES, ...AGENCY })).not.toContain(refused);
});
