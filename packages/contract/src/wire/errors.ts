import { z } from 'zod';
import { refusal, type Refusals } from './refusal.ts';

/** Errors that any endpoint may answer. An endpoint's own refusals are stated with the endpoint. */
export const COMMON_ERRORS = {
  malformedRequest: refusal(400, 'The request could not be read'),
  validationFailed: refusal(400, 'Some of the fields need attention'),
  unknownEmbed: refusal(400, 'That relation cannot be embedded here'),
  brandNotConfigured: refusal(400, 'Brand not configured'),
  notSignedIn: refusal(401, 'Sign in to continue', false),
  serviceNotKnown: refusal(401, 'Name your service in X-Service-Name and send its token in X-Service-Token'),
  stepUpRequired: refusal(403, 'Enter the code we send to your phone to confirm it is you', false),
  openFromEmail: refusal(403, 'Open the link in the email we sent you to continue', false),
  roleRequired: refusal(
    403,
    'Your role does not include this. Ask your manager for the role that does',
    false,
  ),
  notFound: refusal(404, 'There is nothing here'),
  methodNotAllowed: refusal(405, 'This address does not accept that method'),
  idempotencyKeyReused: refusal(422, 'This Idempotency-Key was used before with a different request'),
  bodyTooLarge: refusal(413, 'The body is too large'),
  unsupportedMediaType: refusal(415, 'Send the body as application/json'),
  tooManyRequests: refusal(429, 'Too many attempts. Wait a few minutes and try again', false),
  internalError: refusal(500, 'Something went wrong on our side. Nothing was lost; try again'),
  unavailable: refusal(503, 'This is not available at the moment. Try again in a few minutes'),
} as const satisfies Refusals;

export type CommonError = keyof typeof COMMON_ERRORS;

/** The error envelope. `fields` names what to correct, by dotted path. */
export const errorEnvelope = z.strictObject({
  error: z.strictObject({
    type: z.string(),
    reasonCode: z.string().optional(),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.output<typeof errorEnvelope>;
