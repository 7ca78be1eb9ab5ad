import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_IN_PRODUCTION, MOTOR_IN_PRODUCTION } from '@fairlead/testing/production-settings';
import { testConfig } from '@fairlead/testing/test-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-lenders-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = problemsBy(testConfig);

const ONE = { name: 'Sample Motor Credit', sortCode: '08-99-99', accountNumber: '66374958' };
const OTHER = { name: 'Harbour Car Finance', sortCode: '107999', accountNumber: '88837491' };

/** The file, with an entry on each line from the second on. */
function fileOf(...entries: readonly unknown[]): { LENDER_ACCOUNTS_FILE: string } {
  return fileWith(`[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`);
}

function fileWith(text: string): { LENDER_ACCOUNTS_FILE: string } {
  const file = join(folder, 'lenders.json');
  writeFileSync(file, text);
  return { LENDER_ACCOUNTS_FILE: file };
}

describe('the accounts of other lenders', () => {
  test('are those of the file, with every name and the reference of a lender', () => {
    const named = {
      ...OTHER,
      otherNames: ['HCF'],
      accountName: 'HCF Ltd',
      reference: 'HP {agreementNumber}',
    };
    expect(testConfig(fileOf(ONE, named)).lenders).toEqual([
      {
        names: ['Sample Motor Credit'],
        account: {
          accountName: 'Sample Motor Credit',
          sortCode: '089999',
          accountNumber: '66374958',
          reference: '{agreementNumber}',
        },
      },
      {
        names: ['Harbour Car Finance', 'HCF'],
        account: {
          accountName: 'HCF Ltd',
          sortCode: '107999',
          accountNumber: '88837491',
          reference: 'HP {agreementNumber}',
        },
      },
    ]);
    expect(testConfig().lenders).toBeNull();
  });

  test('are documented by an example that passes', () => {
    const docs = readFileSync(new URL('../../../../docs/lender-accounts.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n([^`]+)```/.exec(docs) ?? [];
    expect(testConfig(fileWith(example)).lenders).toHaveLength(2);
  });

  test.each([
    ['an account that fails the modulus check', { ...OTHER, accountNumber: '88837492' }, 'modulus check'],
    ['a short sort code', { ...OTHER, sortCode: '10799' }, 'sortCode has to be six digits'],
    ['an account number with a letter', { ...OTHER, accountNumber: '8883749A' }, 'accountNumber has to be'],
    ['no name', { ...OTHER, name: ' ' }, 'name does not fit'],
    ['a name without letters', { ...OTHER, otherNames: ['Ltd'] }, '“Ltd” does not name a lender'],
    ['a reference without the number', { ...OTHER, reference: 'HP' }, 'reference does not fit'],
    ['a field that is not known', { ...OTHER, iban: 'GB29' }, 'Unrecognized key'],
    ['the name of another', { ...OTHER, name: 'SAMPLE MOTOR CREDIT LTD' }, 'is the lender of line 2'],
    ['another name of another', { ...OTHER, otherNames: ['Sample Motor Credit'] }, 'is the lender of line 2'],
    ['the account of another', { ...ONE, name: 'Harbour Car Finance' }, 'the account is that of line 2'],
  ])('are refused with the line of %s', (_what, wrong, problem) => {
    const problems = problemsOf(fileOf(ONE, wrong));
    expect(problems).toContain('LENDER_ACCOUNTS_FILE line 3: ');
    expect(problems).toContain(problem);
  });

  test('are refused with every line that is wrong, and the line where an entry begins', () => {
    const text = JSON.stringify(
      [
        { ...ONE, name: 'A "{[" b' },
        { ...OTHER, sortCode: '1' },
        { ...OTHER, accountNumber: '88837492' },
      ],
      null,
      2,
    );
    const problems = problemsOf(fileWith(text));
    expect(problems).toContain('LENDER_ACCOUNTS_FILE line 7: sortCode');
    expect(problems).toContain('LENDER_ACCOUNTS_FILE line 12: sortCode and accountNumber');
  });

  test.each([
    ['[', 'is not valid JSON'],
    ['{}', 'must hold a list of lenders'],
    ['[]', 'must hold a list of lenders'],
    ['["Sample Motor Credit"]', 'must hold a list of lenders'],
  ])('are refused where the file is %s', (text, problem) => {
    expect(problemsOf(fileWith(text))).toContain(`LENDER_ACCOUNTS_FILE ${problem}`);
  });

  test('are refused where there is no file', () => {
    expect(problemsOf({ LENDER_ACCOUNTS_FILE: join(folder, 'none.json') })).toContain(
      'LENDER_ACCOUNTS_FILE cannot be read',
    );
  });
});

describe('production that takes motor applications', () => {
  test('starts as one that does not, with live services of vehicles and the accounts of other lenders', () => {
    const closed = problemsOf({ ...API_IN_PRODUCTION, FEATURE_FLAGS: '' });
    expect(problemsOf({ ...API_IN_PRODUCTION, ...MOTOR_IN_PRODUCTION, ...fileOf(ONE) })).toBe(closed);
  });

  test('does not start without either, and says so', () => {
    const { FEATURE_FLAGS } = MOTOR_IN_PRODUCTION;
    const problems = problemsOf({ ...API_IN_PRODUCTION, FEATURE_FLAGS });
    expect(problems).toContain('needs LENDER_ACCOUNTS_FILE where motor-applications=true');
    expect(problems).toContain('sandbox providers: vehicleEnquiry, vehicleHistory, vehicleValuation');
  });
});
