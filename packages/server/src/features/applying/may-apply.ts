import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Referral } from '../../database/tables/loan-applications.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { mayReapply } from '../../resources/user/can-reapply.ts';
import { readReferral } from '../../security/referral.ts';

/**
 * Who may apply under this brand: anyone where it takes direct applications, otherwise only people whom a partner sent.
 * Hire purchase takes applications behind its flag (decision 0110). A borrower's own record can rule out another loan.
 */
export async function mayApply(context: RequestContext, referralText: string | undefined) {
  const { brand, cipher, config, wallNow } = context;
  const referral =
    referralText === undefined ? undefined : readReferral(cipher, referralText, brand.id, wallNow());
  if (!brand.switches.directApplications && !referral) return refuse('directApplicationsOff');
  if (!isOpenToApplications(brand.config.productId, config.client)) return refuse('motorApplicationsNotOpen');
  const again = await mayApplyAgain(context);
  if (!again.ok) return again;
  const stored: Referral | null = referral
    ? { partner: referral.partner, issuedAt: referral.issuedAt }
    : null;
  return accept(stored);
}

/** Asked only by the borrower's own session: a caller who only typed an email address learns nothing about its owner. */
async function mayApplyAgain(context: RequestContext) {
  const { actor, db } = context;
  if (actor?.limitedTo !== null) return accept(null);
  return actAs(actor.userId, () => mayReapply(db, actor, context));
}
