import type { ProductId } from '@fairlead/core/pricing/products';
import { selectAuth } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { selectDraft, selectSubmission } from './draft-slice.ts';

/** Why there is no form to fill in. */
export type ClosedReason = 'notOpenYet' | 'partnersOnly' | 'referralNotUsable' | 'notAgainYet';

/** The products that can be applied for. */
const OPEN_PRODUCTS: readonly ProductId[] = ['unsecured-2026-1'];

export function useClosedReason(): ClosedReason | null {
  const { config, switches } = usePageSettings().brand;
  const { canApply } = useAppSelector(selectAuth);
  const { referral } = useAppSelector(selectDraft);
  const { failure } = useAppSelector(selectSubmission);
  if (!OPEN_PRODUCTS.includes(config.productId)) return 'notOpenYet';
  if (!canApply || failure === 'hasActiveLoan') return 'notAgainYet';
  if (failure === 'directApplicationsOff') return 'referralNotUsable';
  return !switches.directApplications && referral === '' ? 'partnersOnly' : null;
}
