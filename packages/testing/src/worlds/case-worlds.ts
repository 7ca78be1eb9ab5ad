import { paymentLookedFor } from '../journeys/missing-payments.ts';
import { photo } from '../sent-files.ts';
import { world } from './world.ts';

/** A borrower whose payment a person looks for. */
export const missingPayment = world(async (api) => (await paymentLookedFor(api)).call, {
  sendCaseFile: ({ token, params }) => ({ token, params, body: photo() }),
});
