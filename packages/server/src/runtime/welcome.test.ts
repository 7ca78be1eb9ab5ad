import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const linesOf = (settings: Record<string, string>, logFile: string | null = null): string[] =>
  welcome(testConfig(settings), { port: 3000, logFile, hasStaffSignOn: true })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.trim().replace(/\s{2,}/, ': '));

describe('what the start prints', () => {
  test('in the sandbox is an address for each brand, then the tools', () => {
    expect(linesOf({ HOST: 'localhost', PORT: '3000' }, '.data/server.log')).toEqual([
      'Asda loans: http://asda.localhost:3000/',
      'Lendable: http://localhost:3000/',
      'Motor finance: http://motor.localhost:3000/',
      'Post Office loans: http://postoffice.localhost:3000/',
      'Thinkmoney loans: http://thinkmoney.localhost:3000/',
      'Vanquis loans: http://vanquis.localhost:3000/',
      'Sandbox: http://localhost:3000/sandbox',
      'Inbox: http://localhost:3000/sandbox/inbox',
      'Staff: http://localhost:3000/staff',
      'API documentation: http://localhost:3000/docs',
      'Log: .data/server.log',
    ]);
  });

  test('names the port that was free where the settings leave it open', () => {
    expect(linesOf({ HOST: 'localhost', PORT: '0' })).toContain('Lendable: http://localhost:3000/');
  });

  test('of one brand alone is its address', () => {
    expect(linesOf({ HOST: 'localhost', PORT: '3000', BRAND: 'asda' })[0]).toBe(
      'Asda loans: http://asda.localhost:3000/',
    );
  });

  test('of the API alone is its documentation', () => {
    expect(
      linesOf({ HOST: 'localhost', PORT: '3000', ROLES: 'api,worker', DATABASE_URL: 'postgres://u@h/d' }),
    ).toEqual(['API documentation: http://localhost:3000/docs']);
  });
});
