import { isKeyOf } from '@fairlead/core/records';
import { z } from 'zod';
import { SANDBOX_BANK_USERS, type SandboxBankUser } from './sandbox-users.ts';

/** What was chosen on the consent page. */
export interface BankChoice {
  readonly bank: string;
  readonly user: SandboxBankUser;
  /** The monthly income in pence. */
  readonly income: number;
  /** The name on the accounts. */
  readonly holder: string;
  /** Path and query of the address that the browser goes back to. */
  readonly returnTo: string;
  /** The state of the journey, which makes each code a different one. */
  readonly state: string;
}

const choiceInCode = z.strictObject({
  bank: z.string(),
  user: z.string().refine((name) => isKeyOf(SANDBOX_BANK_USERS, name)),
  income: z.int().nonnegative(),
  holder: z.string(),
  returnTo: z.string(),
  state: z.string(),
});

/** The code of the sandbox: it holds what was chosen, so that the page remembers nothing. */
export function codeOf(choice: BankChoice): string {
  return Buffer.from(JSON.stringify(choice)).toString('base64url');
}

/** What was chosen for a code, or null where it is none of ours. */
export function choiceIn(code: string): BankChoice | null {
  try {
    const read = choiceInCode.parse(JSON.parse(Buffer.from(code, 'base64url').toString('utf8')));
    return isKeyOf(SANDBOX_BANK_USERS, read.user) ? { ...read, user: read.user } : null;
  } catch {
    return null;
  }
}
