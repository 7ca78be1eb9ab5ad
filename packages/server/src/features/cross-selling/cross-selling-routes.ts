import { route } from '../../http/pipeline/route.ts';
import { readAffordability } from './read-affordability.ts';
import { readCardOffer } from './read-card-offer.ts';

export const crossSellingRoutes = [
  route('readAffordability', (context, { params }) => readAffordability(context, params.id)),
  route('readCrossSellOffer', (context, { params }) => readCardOffer(context, params.offer)),
];
