import { testConfig } from '@fairlead/testing/test-config';
import { expect, test } from 'vitest';

const TOKEN = 'Qm7xY2vB9kLp4RtW8sZdEfGhJkNcVbMa';

const tokensOf = (setting: string) => testConfig({ SERVICE_TOKENS: setting }).secrets.serviceTokens;

test('other services are let in by name, and none where nothing is set', () => {
  const other = `${TOKEN.slice(16)}${TOKEN.slice(0, 16)}`;
  expect([...tokensOf(`cards:${TOKEN}, savings-2:${other}`)]).toEqual([
    ['cards', TOKEN],
    ['savings-2', other],
  ]);
  expect(tokensOf('').size).toBe(0);
});

test.each([
  [TOKEN, 'service 1) must be name:token'],
  [`Cards:${TOKEN}`, 'service 1) must be name:token'],
  [`cards:${TOKEN.slice(1)}`, 'service 1) must have a token of at least 32 characters'],
  [`cards:${'changeme'.repeat(4)}`, 'service 1) has a token that is too easy to guess'],
  [`cards:${TOKEN},cards:${TOKEN}x`, 'a name of its own'],
  [
    `cards:${TOKEN},savings:${TOKEN}`,
    'SERVICE_TOKENS (service 1) and SERVICE_TOKENS (service 2) have the same value',
  ],
])('a setting that does not fit is refused, without its value: %s', (setting, problem) => {
  expect(() => tokensOf(setting)).toThrow(problem);
  expect(() => tokensOf(setting)).not.toThrow(TOKEN);
});
