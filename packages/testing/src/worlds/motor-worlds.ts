import { appliedForMotor, carProofsAsked, withHiredCar } from '../journeys/motor.ts';
import { RETURNED_CAR } from '../motor-people.ts';
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

/** A borrower whose car is their own, because the loan was paid off by card. */
export const ownCar = world(
  async (server) => {
    const { own } = await withHiredCar(server);
    const { amount } = await server.get('previewEarlySettlementQuote', own);
    await server.get('createEarlySettlementQuote', { ...own, body: { type: 'settlement' } });
    const body = { paymentMethodId: 'pm_card_visa', amount, purpose: 'settlement' } as const;
    await server.get('attemptCardCharge', { ...own, body });
    return own;
  },
  { readTitleCertificate: (own) => own },
);

/** A borrower with a car on hire purchase. Ending the agreement comes last. */
export const hiredCar = world(async (server) => withHiredCar(server), {
  reportCarLoss: ({ own, asOf }) => ({
    ...own,
    body: { cause: 'stolen', happenedOn: asOf, insurer: 'Sample Insurance', claimNumber: '' },
  }),
  reportPlateChange: ({ own }) => ({ ...own, body: { registrationNumber: 'BIG 1234' } }),
  endHirePurchase: ({ own, toPay }) => ({ ...own, body: { ...RETURNED_CAR, toPay } }),
});
