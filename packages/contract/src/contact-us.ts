import { z } from 'zod';
import { text } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { contactTopic } from './vocabulary.ts';

export const contactUs = endpoint({
  method: 'POST',
  path: '/v2/contact-us',
  summary: 'A message to the brand; answers a reference to quote, and confirms it by email',
  actor: 'anyone',
  idempotent: true,
  body: z.strictObject({
    name: text(100),
    email: text(254),
    phone: text(30).optional(),
    topic: contactTopic,
    message: text(3000),
    /** What the sender calls it by: a loan, an application, an earlier message. */
    reference: text(40).optional(),
  }),
  data: z.strictObject({ '@type': z.literal('contact-us'), reference: z.string() }),
  refusals: { contactFormOff: 403 },
});
