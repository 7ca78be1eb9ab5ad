import { pathTo } from '@fairlead/contract/web/account-paths';
import {
  STAFF_APPLICATION,
  STAFF_CASE,
  STAFF_CASE_FILE,
  STAFF_LOAN,
  STAFF_PROOF,
  STAFF_PROOF_FILE,
  STAFF_SECOND_LOOK_FILE,
} from '../../paths.ts';

export function staffApplicationPath(id: string): string {
  return pathTo(STAFF_APPLICATION, { id });
}

export function staffCasePath(id: string): string {
  return pathTo(STAFF_CASE, { id });
}

export function staffCaseFilePath(id: string, file: string): string {
  return pathTo(STAFF_CASE_FILE, { id, file });
}

export function staffLoanPath(id: string): string {
  return pathTo(STAFF_LOAN, { id });
}

export function staffSecondLookFilePath(id: string): string {
  return pathTo(STAFF_SECOND_LOOK_FILE, { id });
}

export function staffProofPath(id: string): string {
  return pathTo(STAFF_PROOF, { id });
}

export function staffProofFilePath(id: string, file: string): string {
  return pathTo(STAFF_PROOF_FILE, { id, file });
}
