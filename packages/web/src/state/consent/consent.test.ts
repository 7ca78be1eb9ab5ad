import { describe, expect, test } from 'vitest';
import { answerAll, areAnswered, choicesCookie, PURPOSES, readChoices } from './consent.ts';

const pairOf = (cookie: string): string => cookie.split(';')[0] ?? '';

describe('the cookie of the choices', () => {
  test('is kept a year, sent over https only, and not from other sites', () => {
    expect(choicesCookie({ statistics: true, chat: false })).toBe(
      'consent=2.statistics:yes.chat:no; Path=/; SameSite=Lax; Secure; Max-Age=31536000',
    );
  });

  test('is read back unchanged, among other cookies', () => {
    for (const answer of [true, false]) {
      const choices = answerAll(PURPOSES, answer);
      expect(readChoices(`auth=x; ${pairOf(choicesCookie(choices))}; lbal=y`)).toEqual(choices);
    }
    expect(readChoices(pairOf(choicesCookie({})))).toEqual({});
  });

  test.each([
    null,
    '',
    'consent=',
    'consent=yes',
    'consent=1.statistics:yes',
    'consent=2.statistics:maybe',
    'consent=2.statistics',
    'consent=2.adverts:yes',
    'consent=2.statistics:yes.',
    'myconsent=2.statistics:yes',
    'consent=%E0%A4%A',
  ])('that cannot be read (%s) chose nothing', (cookies) => {
    expect(readChoices(cookies)).toEqual({});
  });
});

describe('a visitor who has answered', () => {
  test('is not asked again, whatever the answer was', () => {
    expect(areAnswered(['statistics'], { statistics: false })).toBe(true);
    expect(areAnswered([], {})).toBe(true);
  });

  test('is asked when there is a purpose that was never asked about', () => {
    expect(areAnswered(['statistics', 'chat'], { statistics: true })).toBe(false);
  });
});
