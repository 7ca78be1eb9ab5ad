import {
  applied,
  followUp,
  readyToSign,
  withDocuments,
  type Borrower,
} from '@fairlead/testing/journeys/applying';
import { BUDGET, toBudget, withBudget } from '@fairlead/testing/journeys/budgets';
import { signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { stepUp, type Api, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { expect } from '@playwright/test';
import { sessionCookie } from './session-cookie.ts';
import type { Visitor } from './visitor.ts';

/** A borrower as the browser finds them. `loanId` is empty before there is a loan. */
export interface Prepared extends Borrower {
  readonly loanId: string;
  readonly isStrong: boolean;
}

const weak = (borrower: Borrower): Prepared => ({ ...borrower, loanId: '', isStrong: false });
const strong = (borrower: Borrower): Prepared => ({ ...borrower, loanId: '', isStrong: true });

/** Waits until the money was sent, which the worker does a moment after the signature. */
export async function untilPaidOut(api: Api, { token, loanId: id }: LoanBorrower): Promise<void> {
  const disbursalDate = async () => (await api.get('readLoan', { token, params: { id } })).disbursalDate;
  await expect.poll(disbursalDate, { timeout: 20_000 }).not.toBeNull();
}

/** How far an application is taken through the API before the browser shows it. */
const STAGES = {
  decided: async (api, who) => weak(await applied(api, who)),
  tasks: async (api, who) => {
    const borrower = await applied(api, who);
    await followUp(api, borrower);
    return weak(borrower);
  },
  budget: async (api, who) => {
    const borrower = await withBudget(api, who);
    const body = { version: borrower.version, ...BUDGET };
    await api.get('changeFinancialStatement', { ...toBudget(borrower), body });
    return weak(borrower);
  },
  'strong session': async (api, who) => strong(await stepUp(api, await applied(api, who))),
  // The session of an application with the email address of an account: it is limited to that application.
  'limited session': async (api, who) => {
    await stepUp(api, await applied(api, who));
    return weak(await applied(api, who));
  },
  documents: async (api, who) => strong(await withDocuments(api, who)),
  'ready to sign': async (api, who) => strong(await readyToSign(api, who)),
  signed: async (api, who) => ({ ...(await signedLoan(api, who)), isStrong: true }),
  'paid out': async (api, who) => {
    const borrower = await signedLoan(api, who);
    await untilPaidOut(api, borrower);
    return { ...borrower, isStrong: true };
  },
} as const satisfies Record<string, (api: Api, who: Application) => Promise<Prepared>>;

export type Stage = keyof typeof STAGES;

/** Takes a new application as far as the stage. */
export function makeBorrower(
  { api }: Visitor,
  stage: Stage,
  who: Application = newApplicant('Successful', 'Accept'),
): Promise<Prepared> {
  return STAGES[stage](api, who);
}

/** Signs the browser in as the application would: by the cookie that it keeps. */
export async function signIn(
  { page, address, brand }: Visitor,
  borrower: SignedIn & { readonly isStrong?: boolean },
  endsInMs?: number,
): Promise<void> {
  const { isStrong = false } = borrower;
  const value = sessionCookie(borrower, brand, { isStrong, ...(endsInMs === undefined ? {} : { endsInMs }) });
  const url = new URL(address('/')).origin;
  await page.context().addCookies([{ name: 'auth', value, url, secure: true, sameSite: 'Lax' }]);
}

/** Takes a new application as far as the stage, and signs its borrower in. */
export async function prepare(visitor: Visitor, stage: Stage, who?: Application): Promise<Prepared> {
  const borrower = await makeBorrower(visitor, stage, who);
  await signIn(visitor, borrower);
  return borrower;
}

/** Another application of the same borrower, decided as the surname says. It has to come before a signature. */
export async function applyAgain(
  { api }: Visitor,
  { token, application }: Borrower,
  lastName: string,
): Promise<void> {
  const body = { ...application, user: { ...application.user, lastName } };
  await api.get('submitApplication', { token, body });
}
