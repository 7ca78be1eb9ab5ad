import type * as list from './brand-list.ts';
import type { BrandConfig, BrandDictionary, BrandRecord, BrandSwitches } from './brand-record.ts';

export type * from './brand-record.ts';

/** The names in the one list of brands. */
export type BrandId = keyof typeof list;

export type Brand = BrandRecord & { id: BrandId };

/** What an account page carries of its brand, as JSON. Colours arrive as a style sheet instead. */
export type BrandOnPage = {
  id: BrandId;
  dictionary: BrandDictionary;
  config: Omit<BrandConfig, 'illustrations' | 'partners'>;
  switches: BrandSwitches;
};
