// Written by "npm run client-endpoints" from the contract: run it after a change of it.

/** Errors after which the same request is repeated under the same Idempotency-Key. */
export const OPEN_ERRORS: readonly string[] = [
  'notSignedIn',
  'stepUpRequired',
  'openFromEmail',
  'roleRequired',
  'tooManyRequests',
  'internalError',
  'unavailable',
  'bureauUnavailable',
  'vehicleUnavailable',
  'otherFileIsRead',
  'dataIsBeingRead',
  'addressLookupUnavailable',
  'noIdentityProvider',
];
