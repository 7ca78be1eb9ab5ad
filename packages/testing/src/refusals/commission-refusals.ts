import { pence } from '@fairlead/core/money/pence';
import { appliedForMotor, motorReadyToSign, signedForMotor } from '../journeys/motor.ts';
import { refusedWhere, toApplication } from './refusal-world.ts';

const consented = { body: { consented: true as const } };

export const COMMISSION_REFUSALS = [
  refusedWhere('the commission was not shown', 'commissionNotShown', async (server) =>
    toApplication(await appliedForMotor(server)),
  ).by({ consentToCommission: (own) => ({ ...own, ...consented }) }),
  refusedWhere('the commission was not agreed to', 'commissionNotAgreed', async (server) =>
    toApplication(await appliedForMotor(server)),
  ).by({ followUp: (own) => ({ ...own, body: { followUp: true } }) }),
  refusedWhere('another commission was agreed to', 'commissionNotAgreed', async (server) => {
    const borrower = await motorReadyToSign(server);
    await server.db
      .updateTable('loan_applications')
      .set({ commission_shown_pence: pence(1) })
      .where('id', '=', borrower.applicationId)
      .execute();
    return toApplication(borrower);
  }).by({ requestLoan: (own) => own }),
  refusedWhere('the agreement was signed', 'applicationNotOpen', async (server) =>
    toApplication(await signedForMotor(server)),
  ).by({
    showCommission: (own) => own,
    consentToCommission: (own) => ({ ...own, ...consented }),
    updateSettlementFigure: (own) => ({
      ...own,
      body: { settlementAmount: 6250, settlementValidUntil: '2030-01-31' },
    }),
  }),
];
