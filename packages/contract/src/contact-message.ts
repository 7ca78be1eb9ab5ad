import { MESSAGE_LIMITS } from '@fairlead/core/contact/contact-message';
import { z } from 'zod';
import { text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { contactTopic } from './vocabulary.ts';

export const contactUs = endpoint({
  method: 'POST',
  path: '/v2/contact-us',
  summary: 'A message to the brand; answers a reference to quote, and confirms it by email',
  actor: 'anyone',
  idempotent: true,
  body: z.strictObject({
    name: text(MESSAGE_LIMITS.name),
    email: text(MESSAGE_LIMITS.email),
    phone: text(MESSAGE_LIMITS.phone).optional(),
    topic: contactTopic,
    message: text(MESSAGE_LIMITS.message),
    /** What the sender calls it by: a loan, an application, an earlier message. */
    reference: text(MESSAGE_LIMITS.reference).optional(),
  }),
  data: z.strictObject({ '@type': z.literal('contact-us'), reference: z.string() }),
  refusals: { contactFormOff: 403 },
});
