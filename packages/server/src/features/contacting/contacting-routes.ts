import { accept, refuse } from '../../http/answers/outcome.ts';
import { route } from '../../http/pipeline/route.ts';
import { chatHash } from '../../security/chat-hash.ts';
import { takeMessage } from './take-message.ts';

export const contactingRoutes = [
  route('contactUs', (context, { body }) => takeMessage(context, body)),

  route('readChatHash', ({ actor, config }) => {
    const { chatIdentity } = config.secrets;
    if (chatIdentity === null) return refuse('notFound');
    return accept({ '@type': 'hmac', hmac: chatHash(chatIdentity, actor.userId) });
  }),
];
