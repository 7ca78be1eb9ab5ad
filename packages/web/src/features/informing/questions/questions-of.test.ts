import { BRANDS } from '@fairlead/brands/brands';
import type { Brand } from '@fairlead/brands/brand';
import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../../parts/public/nothing-configured.ts';
import { aPublicPage } from '../../../testing/a-public-page.ts';
import { questionsOf } from './questions-of.ts';

/** The answer to how to apply, while motor applications are open or closed. */
function howToApply(brand: Brand, isMotorOpen = false): string {
  const { settings } = aPublicPage(brand, '/');
  const featureFlags = { ...NOTHING_CONFIGURED.featureFlags, 'motor-applications': isMotorOpen };
  const clientConfig = { ...NOTHING_CONFIGURED, featureFlags };
  const questions = questionsOf({ brand, settings: { ...settings, clientConfig } });
  return questions.find(({ id }) => id === 'how-to-apply')?.answer.join(' ') ?? '';
}

describe('the answer to how to apply', () => {
  test('is the form where a brand takes applications itself', () => {
    expect(howToApply(BRANDS.lendable)).toContain('ask for your own rate');
  });

  test('is a comparison site where a brand takes them from its partners', () => {
    expect(howToApply(BRANDS.thinkmoney)).toContain('start at a comparison site');
  });

  test('is that hire purchase is not open, or where it starts and what to have ready', () => {
    expect(howToApply(BRANDS.motor)).toContain('Applications are not open yet');
    const open = howToApply(BRANDS.motor, true);
    expect(open).toContain('start at a comparison site');
    expect(open).toContain('your settlement letter and your driving licence');
    expect(open).not.toContain('not open');
  });
});
