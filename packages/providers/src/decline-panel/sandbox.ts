import type { Pence } from '@fairlead/core/money/pence';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { answerOnce, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { PANEL_AMOUNTS, SANDBOX_PARTNER } from './partners.ts';
import type { AcceptedPartner, DeclinePanelPort, PartnerLink } from './port.ts';

const PROVIDER = 'decline-panel';

const PENCE_IN_POUND = 100;

const doesAt = (amount: Pence) => PANEL_AMOUNTS[amount / PENCE_IN_POUND]?.does;

/**
 * One lender for everyone, but for the amounts of `PANEL_AMOUNTS`. `page` is the page of the demonstration that plays
 * the lender's own.
 */
export function sandboxDeclinePanel(
  { store }: Pick<SandboxParts, 'store'>,
  { page }: { readonly page: string },
): DeclinePanelPort {
  const linkFor = ({ acceptanceId, partnerId, amount }: AcceptedPartner): PartnerLink => {
    const isOffered = partnerId === SANDBOX_PARTNER.partnerId && doesAt(amount) !== 'refused';
    if (!isOffered) throw new ProviderRejected(PROVIDER, 'no-longer-offered');
    return { url: `${page}?reference=${sandboxId('FM', acceptanceId)}` };
  };

  return {
    async findPartner({ amount }) {
      const does = doesAt(amount);
      if (does === 'down') throw new ProviderUnavailable(PROVIDER);
      return does === 'none' ? null : { ...SANDBOX_PARTNER, origin: new URL(page).origin };
    },

    async accept(acceptance) {
      if (doesAt(acceptance.amount) === 'silent') throw new ProviderUnavailable(PROVIDER);
      const storeKey = {
        provider: PROVIDER,
        collection: 'decline-panel/acceptances',
        key: acceptance.acceptanceId,
      } as const;
      return answerOnce(store, storeKey, acceptance, () => linkFor(acceptance));
    },
  };
}
