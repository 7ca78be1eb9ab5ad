import { COMMON_ERRORS, type CommonError } from '@fairlead/contract/wire/errors';

/** What a call was answered with, without the id of the request. */
export type Answer = readonly [status: number, error: unknown, data: unknown];

/** The whole of the answer: nothing in it is of a borrower. */
export const refused = (type: CommonError): Answer => [
  COMMON_ERRORS[type].status,
  { type, message: COMMON_ERRORS[type].message, requestId: '' },
  undefined,
];
