import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@fairlead/testing/test-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-guarantee-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = problemsBy(testConfig);

describe('the Direct Debit Guarantee', () => {
  const stateGuarantee = (content: string): string => {
    const file = join(folder, 'guarantee.json');
    writeFileSync(file, content);
    return file;
  };
  const OF_API = { FAIRLEAD_ENV: 'production', ROLES: 'api' };
  const STATED = { version: '3', issuedOn: '2025-02-01', points: ['Your bank pays you back.'] };

  test('is a sample that says so, unless a file states it', () => {
    expect(testConfig().directDebit.guarantee.isSample).toBe(true);
    const DIRECT_DEBIT_GUARANTEE_FILE = stateGuarantee(JSON.stringify(STATED));
    expect(testConfig({ DIRECT_DEBIT_GUARANTEE_FILE }).directDebit.guarantee).toEqual({
      ...STATED,
      isSample: false,
    });
  });

  test('has to be configured in production, with the service user number, where documents are made', () => {
    const DIRECT_DEBIT_GUARANTEE_FILE = stateGuarantee(JSON.stringify(STATED));
    const stated = { DIRECT_DEBIT_GUARANTEE_FILE, DIRECT_DEBIT_SERVICE_USER_NUMBER: '123456' };
    expect(problemsOf(OF_API)).toMatch(/DIRECT_DEBIT_GUARANTEE_FILE[^]*DIRECT_DEBIT_SERVICE_USER_NUMBER/);
    expect(problemsOf({ ...OF_API, ...stated })).not.toContain('DIRECT_DEBIT');
    expect(problemsOf({ ...OF_API, ROLES: 'worker' })).not.toContain('DIRECT_DEBIT_');
    const sample = stateGuarantee(JSON.stringify({ ...STATED, isSample: true }));
    expect(problemsOf({ ...OF_API, ...stated, DIRECT_DEBIT_GUARANTEE_FILE: sample })).toContain('the sample');
  });

  test.each([
    ['not JSON', 'must name a file with valid JSON'],
    ['{"version":"3","points":["One."]}', 'issuedOn does not fit'],
    ['{"version":"3","issuedOn":"2025-02-30","points":["One."]}', 'issuedOn does not fit'],
    ['{"version":"3","issuedOn":"2025-02-01","points":[]}', 'points does not fit'],
  ])('refuses a file with %s', (content, problem) => {
    expect(problemsOf({ DIRECT_DEBIT_GUARANTEE_FILE: stateGuarantee(content) })).toContain(problem);
  });

  test('refuses a file that does not exist, and a number that is not six digits', () => {
    expect(problemsOf({ DIRECT_DEBIT_GUARANTEE_FILE: join(folder, 'missing.json') })).toContain(
      'DIRECT_DEBIT_GUARANTEE_FILE cannot be read',
    );
    expect(problemsOf({ DIRECT_DEBIT_SERVICE_USER_NUMBER: '12345' })).toContain('must be six digits');
  });
});
