import { describe, expect, test } from 'vitest';
import { wordsForFailure } from './submission-failures.ts';

describe('a form that could not be decided', () => {
  test('because the bureau is down says so, and can be sent again', () => {
    const { text, canRetry } = wordsForFailure('bureauUnavailable');
    expect(text).toContain('You haven’t applied yet');
    expect(text).toContain('Your answers are saved.');
    expect(canRetry).toBe(true);
  });

  test('because of too many tries is not sent again at once', () => {
    expect(wordsForFailure('tooManyRequests').canRetry).toBe(false);
  });

  test('for a reason unknown to the page is our fault, and one application however often it is sent', () => {
    expect(wordsForFailure('somethingNew')).toMatchObject({
      title: 'Something went wrong on our side',
      canRetry: true,
    });
  });
});
