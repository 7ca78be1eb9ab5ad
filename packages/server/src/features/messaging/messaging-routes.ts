import { route } from '../../http/pipeline/route.ts';
import { markMessagesSeen, readMessageDocument, readMessages } from './read-messages.ts';

export const messagingRoutes = [
  route('readMessages', (context, { params, query }) => readMessages(context, params.id, query)),
  route('markMessagesSeen', (context, { params, body }) => markMessagesSeen(context, params.id, body.upTo)),
  route('readMessageDocument', (context, { params }) => readMessageDocument(context, params)),
];
