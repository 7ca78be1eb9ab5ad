import { INCOME_PROOF, pathTo } from '@fairlead/contract/web/account-paths';

/** The page of a proof of income: what there is and both ways, or one of them. */
export function incomeProofPath(id: string, by?: 'bank' | 'files'): string {
  return pathTo(INCOME_PROOF, { id, by });
}
