import type { Brand, BrandId } from '@fairlead/brands/brand';

/** A brand that can be applied to through a partner only. */
const PARTNERS_ONLY: BrandId = 'thinkmoney';

/** The brand whose referral is most likely wanted: this one when it needs one. */
export function referralBrand({ id, switches }: Pick<Brand, 'id' | 'switches'>): BrandId {
  return switches.directApplications ? PARTNERS_ONLY : id;
}
