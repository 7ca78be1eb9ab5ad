import { appliedForMotor, carProofsAsked } from '../journeys/motor.ts';
import { photo } from '../sent-files.ts';
import { world } from './world.ts';

const brand = 'motor' as const;

/** A borrower of motor finance who is asked for the papers of the car. What is sent waits for staff. */
export const carProofs = world(async (api) => carProofsAsked(api, await appliedForMotor(api)), {
  proofOfKeeper: ({ token, keeper }) => ({ token, brand, params: { id: keeper }, body: photo('wait.jpg') }),
  settlementLetter: ({ token, settlementLetter }) => ({
    token,
    brand,
    params: { id: settlementLetter },
    body: photo('wait.jpg'),
  }),
  proofOfInsurance: ({ token, insurance }) => ({
    token,
    brand,
    params: { id: insurance },
    body: photo('wait.jpg'),
  }),
});
