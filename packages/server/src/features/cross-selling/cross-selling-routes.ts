import { accept } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { isPermitted } from '../../resources/contact-permission/contact-permission-store.ts';
import { hasLoanInTrouble } from '../../resources/loan/loan-owner-store.ts';
import { readAffordability } from './read-affordability.ts';

export const crossSellingRoutes = [
  route('readAffordability', (context, { params }) => readAffordability(context, params.id)),

  route('readCrossSellOffer', async ({ db, actor, config }, { params }) => {
    const url = config.cardOfferUrl;
    const isMade =
      url !== null &&
      (await isPermitted(db, actor, 'groupCrossSell')) &&
      !(await hasLoanInTrouble(db, actor));
    const offer = isMade ? { id: params.offer, name: 'Credit card', url } : null;
    return accept({ '@type': 'cross-sell', offer });
  }),
];
