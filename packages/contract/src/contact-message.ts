import { MESSAGE_LIMITS } from '@fairlead/core/contact/contact-message';
import { EMAIL_ERRORS, parseEmail } from '@fairlead/core/person/email';
import { parseUkPhoneNumber, PHONE_ERRORS } from '@fairlead/core/person/uk-phone';
import { z } from 'zod';
import { readBy, text } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';
import { contactTopic } from './vocabulary.ts';

export const contactMessageEndpoints = {
  contactUs: endpoint({
    method: 'POST',
    path: '/v2/contact-us',
    summary: 'Send a message to the brand',
    description: 'Returns a reference to quote, and confirms the message by email.',
    actor: 'anyone',
    calledFrom: 'page-server',
    idempotent: true,
    body: z.strictObject({
      name: text(MESSAGE_LIMITS.name).meta({ example: EXAMPLE.fullName }),
      email: readBy(parseEmail, EMAIL_ERRORS, MESSAGE_LIMITS.email).meta({
        example: EXAMPLE.email,
      }),
      phone: readBy(parseUkPhoneNumber, PHONE_ERRORS, MESSAGE_LIMITS.phone).optional(),
      topic: contactTopic,
      message: text(MESSAGE_LIMITS.message).meta({ example: 'How long does an application take?' }),
      /** What the sender calls it by: a loan, an application, an earlier message. */
      reference: text(MESSAGE_LIMITS.reference).optional(),
    }),
    data: z.strictObject({
      '@type': z.literal('contact-us'),
      reference: z.string().meta({ example: 'M-4KX7-2Q9D' }),
    }),
    rateLimit: { perAddress: { calls: 5, perMinutes: HOUR } },
    refusals: {
      contactFormOff: refusal(403, 'This brand has no contact form. Email or call us instead.'),
    },
  }),
};
