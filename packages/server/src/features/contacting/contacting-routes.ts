import { accept, refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { chatHash } from '../../security/chat-hash.ts';
import { receiveContactMessage } from './receive-contact-message.ts';

export const contactingRoutes = [
  route('contactUs', (context, { body }) => receiveContactMessage(context, body)),

  route('readChatHash', ({ actor, config }) => {
    const { chatIdentity } = config.secrets;
    if (chatIdentity === null) return refuse('notFound');
    return accept({ '@type': 'hmac', hmac: chatHash(chatIdentity, actor.subjectId) });
  }),
];
