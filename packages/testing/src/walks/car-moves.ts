import { decideProof, file } from './proof-moves.ts';
import { move, toApplication, toRequirement, type Move, type Seen } from './walker.ts';

/** Calls of an application for hire purchase alone: about the commission, the settlement figure and the papers of the car. */
export const CAR_MOVES = {
  showCommission: (seen) => move('showCommission', toApplication(seen)),
  agreeToCommission: (seen) =>
    move('consentToCommission', { ...toApplication(seen), body: { consented: true } }),
  renewFigure: (seen) =>
    move('updateSettlementFigure', {
      ...toApplication(seen),
      body: {
        settlementAmount: seen.dice.one([5_900.5, 6_250, 20_000]),
        settlementValidUntil: seen.dice.one(['2099-12-31', '2020-01-31']),
      },
    }),
  sendKeeper: (seen) => move('proofOfKeeper', { ...toRequirement(seen, 'keeper'), body: file(seen) }),
  sendSettlementLetter: (seen) =>
    move('settlementLetter', { ...toRequirement(seen, 'settlement-letter'), body: file(seen) }),
  sendInsurance: (seen) =>
    move('proofOfInsurance', { ...toRequirement(seen, 'insurance'), body: file(seen) }),
  decideKeeper: (seen) => decideProof(seen, 'keeper'),
  decideSettlementLetter: (seen) => decideProof(seen, 'settlement-letter'),
  decideInsurance: (seen) => decideProof(seen, 'insurance'),
} as const satisfies Record<string, (seen: Seen) => Move>;
