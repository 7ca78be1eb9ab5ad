import { describe, expect, test } from 'vitest';
import { pickBrand } from './pick-brand.ts';

const brandOf = (
  address: string,
  choice: Parameters<typeof pickBrand>[1] = { brandOverrideAllowed: true },
) => {
  const picked = pickBrand(new URL(address), choice);
  return picked.ok ? picked.value.brand.id : picked.refusal;
};

describe('the brand of a page', () => {
  test('is the override of its address before everything', () => {
    expect(brandOf('http://asda.localhost:3000/?override=motor')).toBe('motor');
  });

  test('is the configured one before the host', () => {
    const choice = { brandOverrideAllowed: true, defaultBrand: 'vanquis' } as const;
    expect(brandOf('http://asda.localhost:3000/', choice)).toBe('vanquis');
  });

  test('is the brand of the host', () => {
    expect(brandOf('http://asda.localhost:3000/')).toBe('asda');
    expect(brandOf('https://www.postoffice.example/')).toBe('postoffice');
  });

  test("is the provider's own on an unknown host", () => {
    expect(brandOf('http://localhost:3000/')).toBe('lendable');
    expect(brandOf('http://192.0.2.7/')).toBe('lendable');
  });

  test('is refused when the override names none', () => {
    expect(brandOf('http://localhost/?override=unknown')).toBe('brandNotConfigured');
  });

  test('takes no override in production', () => {
    expect(brandOf('http://asda.localhost/?override=motor', { brandOverrideAllowed: false })).toBe('asda');
  });

  test('is known to be overridden, so that the address keeps it', () => {
    const picked = pickBrand(new URL('http://localhost/?override=asda'), { brandOverrideAllowed: true });
    expect(picked).toMatchObject({ ok: true, value: { isOverridden: true } });
  });
});
