import { route } from '../../http/pipeline/route.ts';
import { acceptPartner } from './accept-partner.ts';
import { consentToPanel } from './consent-to-panel.ts';
import { readPartner } from './find-partner.ts';
import { informOfOffer, takeEvent } from './take-event.ts';

export const introducingRoutes = [
  route('consentToDeclinePanel', (context, { params, body }) =>
    consentToPanel(context, params.id, body.consented),
  ),
  route('readDeclinePartner', (context, { params }) => readPartner(context, params.id)),
  route('informOfDeclinePartner', (context, { params }) => informOfOffer(context, params.id)),
  route('startDeclinePartner', (context, { params }) => takeEvent(context, params.id, 'flow-started')),
  route('consentToPartnerSearch', (context, { params }) =>
    takeEvent(context, params.id, 'consented-to-search'),
  ),
  route('acceptDeclinePartner', (context, { params }) => acceptPartner(context, params.id)),
];
