import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@fairlead/testing/test-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsBy } from '../testing/refused-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-sheets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = problemsBy(testConfig);
const STATED = { title: 'Arrears', version: '4', issuedOn: '2025-02-01', paragraphs: ['Talk to us.'] };

const fileOf = (name: string, content: object | string): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('the information sheets of notices', () => {
  test('are samples that say so, unless files state them', () => {
    const { informationSheets } = testConfig();
    expect([informationSheets.arrears.isSample, informationSheets.default.isSample]).toEqual([true, true]);
    const ARREARS_SHEET_FILE = fileOf('arrears.json', STATED);
    expect(testConfig({ ARREARS_SHEET_FILE }).informationSheets.arrears).toEqual({
      ...STATED,
      isSample: false,
    });
  });

  test('have to be there in production, both of them, where notices are given', () => {
    const sheet = fileOf('sheet.json', STATED);
    const both = { ARREARS_SHEET_FILE: sheet, DEFAULT_SHEET_FILE: sheet };
    for (const ROLES of ['api', 'worker']) {
      const production = { FAIRLEAD_ENV: 'production', ROLES };
      expect(problemsOf(production)).toContain('ARREARS_SHEET_FILE');
      expect(problemsOf({ ...production, ARREARS_SHEET_FILE: sheet })).toContain('DEFAULT_SHEET_FILE');
      expect(problemsOf({ ...production, ...both })).not.toContain('SHEET_FILE');
    }
    expect(problemsOf({ FAIRLEAD_ENV: 'production', ROLES: 'web' })).not.toContain('SHEET_FILE');
  });

  test.each(['not JSON', { ...STATED, paragraphs: [] }])('refuses a file that is no sheet', (content) => {
    expect(problemsOf({ DEFAULT_SHEET_FILE: fileOf('wrong.json', content) })).toContain(
      'DEFAULT_SHEET_FILE must name a file',
    );
  });
});
