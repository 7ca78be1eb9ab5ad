import type { BrandIllustrations, BrandLogos } from '../brand.ts';

export const logos = { wordmark: '', mark: '' } as const satisfies BrandLogos;

export const illustrations = {
  hero: '',
  price: '',
  apply: '',
  payout: '',
  empty: '',
} as const satisfies BrandIllustrations;
