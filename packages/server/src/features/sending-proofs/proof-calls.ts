import type { Endpoints } from '@fairlead/contract/endpoints';
import type { ProofKind } from '@fairlead/core/requirement/proof';

/** The call that sends a file for each proof. The files of a phone count against its limit as well. */
export const CALL_OF = {
  identity: 'proofOfId',
  address: 'proofOfAddress',
  income: 'proofOfIncome',
  keeper: 'proofOfKeeper',
  'settlement-letter': 'settlementLetter',
  insurance: 'proofOfInsurance',
} as const satisfies Record<ProofKind, keyof Endpoints>;
