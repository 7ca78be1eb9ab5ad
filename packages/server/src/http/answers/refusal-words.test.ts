import { COMMON_ERRORS } from '@fairlead/contract/wire/errors';
import { LINES } from '@fairlead/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { refusalAnswer } from './answers.ts';

const told = (line: (typeof LINES)[keyof typeof LINES] | null, refusal: string): string => {
  const { body } = refusalAnswer(line, refusal, {}, 'request');
  return (body as { error: { message: string } }).error.message;
};

/** `documentsOutOfDate` as words: what nobody can act on. */
const asWords = (type: string): string => type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const REFUSALS = Object.entries(LINES).flatMap(([name, line]) =>
  Object.keys(line.refusals).map((refusal) => [name, refusal, line] as const),
);

describe('whoever is refused without further words is told in a sentence what to do:', () => {
  test.each(REFUSALS)('%s, %s', (_name, refusal, line) => {
    expect(told(line, refusal)).toMatch(/^[A-Z].+ .+\.$/);
    expect(told(line, refusal).toLowerCase()).not.toBe(asWords(refusal));
  });

  test.each(Object.keys(COMMON_ERRORS))('any call, %s', (error) => {
    expect(told(null, error)).toMatch(/^[A-Z].+ .+/);
  });
});

test('a code or a link that is spent says how to get another', () => {
  expect(told(LINES.verifyStepUp, 'codeSpent')).toContain('Ask for a new one');
  expect(told(LINES.authenticate, 'tokenNotUsable')).toContain('Ask for a new link');
});
