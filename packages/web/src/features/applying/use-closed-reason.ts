import type { ClientConfig } from '@fairlead/contract/web/client-config';
import type { ProductId } from '@fairlead/core/pricing/products';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import { selectSubmission } from '../../resources/draft/draft-slice.ts';
import { selectDraft } from './select-draft.ts';
import type { Draft } from './steps.ts';

/** Why there is no form to fill in. */
export type ClosedReason = 'notOpenYet' | 'partnersOnly' | 'referralNotUsable' | 'notAgainYet';

type Circumstances = {
  productId: ProductId;
  clientConfig: Pick<ClientConfig, 'featureFlags'>;
  directApplications: boolean;
  referral: string;
  /** False while a loan of theirs is running, as far as it is known who is there. */
  canApply: boolean;
  /** Why the form could not be sent. */
  failure: string | null;
};

export function closedReason(circumstances: Circumstances): ClosedReason | null {
  const { productId, clientConfig, directApplications, referral, canApply, failure } = circumstances;
  if (!isOpenToApplications(productId, clientConfig)) return 'notOpenYet';
  if (!canApply || failure === 'cannotReApply') return 'notAgainYet';
  if (failure === 'directApplicationsOff') return 'referralNotUsable';
  return !directApplications && referral === '' ? 'partnersOnly' : null;
}

/** `opening` is what the form starts with before there is a draft. */
export function useClosedReason(opening: Partial<Draft>): ClosedReason | null {
  const { brand, clientConfig } = usePageSettings();
  const { config, switches } = brand;
  const { canApply } = useAuth('canApply');
  const draft = useAppSelector(selectDraft);
  const referral = opening.referral ?? draft.referral;
  const { failure } = useAppSelector(selectSubmission);
  const { directApplications } = switches;
  return closedReason({
    productId: config.productId,
    clientConfig,
    directApplications,
    referral,
    canApply,
    failure,
  });
}
