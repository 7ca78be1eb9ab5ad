import type { BrandId } from '@fairlead/brands/brand';
import { BRAND_IDS } from '@fairlead/brands/brands';
import { tableOf } from '@fairlead/core/records';
import type { SettingsReader } from './env.ts';

/** Trustpilot's id of each brand; null for a brand that it does not list. */
export type BusinessUnits = Readonly<Record<BrandId, string | null>>;

const BUSINESS_UNIT = /^[0-9a-f]{24}$/;

export function readBusinessUnits(reader: SettingsReader): BusinessUnits {
  return tableOf(BRAND_IDS, (brand) => {
    const name = `TRUSTPILOT_BUSINESS_UNIT_${brand.toUpperCase()}`;
    const id = reader.optional(name) ?? null;
    if (id !== null && !BUSINESS_UNIT.test(id)) reader.problems.push(`${name} must be 24 hexadecimal digits`);
    return id;
  });
}
