import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { RequestContext } from '../../context.ts';
import type { Referral } from '../../database/tables/loan-applications.ts';
import { refuse } from '../../http/outcome.ts';
import { readReferral } from '../../security/referral.ts';

/**
 * Who may apply under this brand: anybody where it takes direct applications, else whoever a partner sent. Hire
 * purchase is priced but not yet applied for.
 */
export function mayApply({ brand, cipher, wallNow }: RequestContext, referralText: string | undefined) {
  const referral =
    referralText === undefined ? undefined : readReferral(cipher, referralText, brand.id, wallNow());
  if (!brand.switches.directApplications && !referral) return refuse('directApplicationsOff');
  if (PRODUCTS[brand.config.productId].basis === 'rate') return refuse('motorApplicationsNotOpen');
  const kept: Referral | null = referral ? { partner: referral.partner, issuedAt: referral.issuedAt } : null;
  return { ok: true as const, referral: kept };
}
