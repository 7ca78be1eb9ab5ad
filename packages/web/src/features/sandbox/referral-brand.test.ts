import { BRANDS } from '@fairlead/brands/brands';
import { expect, test } from 'vitest';
import { referralBrand } from './referral-brand.ts';

test.each(Object.values(BRANDS))('a referral made at $id is for a brand that needs one', (brand) => {
  const chosen = referralBrand(brand);
  expect(BRANDS[chosen].switches.directApplications).toBe(false);
  expect(chosen === brand.id).toBe(!brand.switches.directApplications || brand.id === chosen);
});
