import { describe, expect, test } from 'vitest';
import { testConfig } from '@fairlead/testing/test-config';
import { brandUrl } from './callback-url.ts';

const { publicUrls } = testConfig();
const config = { publicUrls, brandOverride: true };
const SHARED = new URL(publicUrls.lendable).origin;

describe('the address of a page for someone who leaves', () => {
  test('is the brand’s own', () => {
    for (const from of [null, 'https://elsewhere.example', publicUrls.asda])
      expect(brandUrl(config, 'asda', from)('/back', { id: '1' })).toBe(`${publicUrls.asda}/back?id=1`);
  });

  test('stays with the default brand where that shows another', () => {
    expect(brandUrl(config, 'asda', SHARED)('/back')).toBe(`${SHARED}/back?override=asda`);
    expect(brandUrl(config, 'lendable', SHARED)('/back')).toBe(`${SHARED}/back`);
    const closed = { ...config, brandOverride: false };
    expect(brandUrl(closed, 'asda', SHARED)('/back')).toBe(`${publicUrls.asda}/back`);
  });
});
