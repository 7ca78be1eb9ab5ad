import { z } from 'zod';

/**
 * Faults and refusals any call may answer, with their statuses. An endpoint's own refusals stand beside them
 * in its contract line.
 */
export const COMMON_ERRORS = {
  malformedRequest: 400,
  validationFailed: 400,
  unknownEmbed: 400,
  brandNotConfigured: 400,
  notSignedIn: 401,
  stepUpRequired: 403,
  openFromEmail: 403,
  notFound: 404,
  methodNotAllowed: 405,
  idempotencyKeyReused: 422,
  bodyTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  internalError: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type CommonError = keyof typeof COMMON_ERRORS;

/** The error envelope. `fields` names what to mend, by dotted path. */
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
