import type { LegalEntity } from './brand-record.ts';

/** The lender of record for all six brands. */
export const LENDER = {
  name: 'Quayside Demonstration Lending Limited',
  frn: '000000',
  companyNumber: '00000000',
  isDemonstration: true,
  address: ['1 Example Quay', 'Sampleton', 'ZZ99 3WZ'],
} as const satisfies LegalEntity;
