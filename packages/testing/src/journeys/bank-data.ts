import { answerConsent } from '@fairlead/providers/income-data/consent-page';
import type { SandboxBankUser } from '@fairlead/providers/income-data/sandbox-users';
import { newApplicant } from '../people.ts';
import { applied, followUp, type Borrower } from './applying.ts';
import type { Api } from './sign-in.ts';

/** The name that `incomeAsked` applies in, which the sandbox's accounts have to have. */
const HOLDER = 'Successful Accept-Income';

/** A borrower who is asked to prove an income of £2,600. */
export async function incomeAsked(api: Api, application = newApplicant('Successful', 'Accept-Income')) {
  const borrower = await applied(api, application);
  return { ...borrower, ...(await followUp(api, borrower)) };
}

const callOf = ({ token, applicationId }: Borrower) => ({ token, params: { id: applicationId } });

/** The page on which the borrower continues after the bank. */
export const returnUrlOf = ({ applicationId }: Pick<Borrower, 'applicationId'>): string =>
  `http://localhost:3000/account/borrow/continue/proof-of-income?id=${applicationId}`;

/** Starts a journey, and answers its page of the sandbox. */
export async function leaveForBank(
  api: Api,
  borrower: Borrower,
  redirectUrl = returnUrlOf(borrower),
): Promise<URL> {
  const body = { redirectUrl };
  const { journeyUrl } = await api.get('startIncomeJourney', { ...callOf(borrower), body });
  return new URL(journeyUrl);
}

interface Agreed {
  readonly user?: SandboxBankUser;
  readonly income?: string;
  readonly holder?: string;
  /** Of a running server; that of the tests' own unless stated. */
  readonly redirectUrl?: string;
}

/** Agrees on the page of the sandbox: what the borrower comes back with. */
export function agreeAtBank(
  journey: URL,
  { user = 'john', income = '£2,600', holder = HOLDER }: Agreed = {},
) {
  const form = new URLSearchParams(journey.search);
  for (const [name, value] of Object.entries({ answer: 'agree', user, income, holder }))
    form.set(name, value);
  const answer = answerConsent(form);
  if (answer.kind !== 'redirect') throw new Error('the page of the sandbox did not send the borrower back');
  const back = new URL(answer.location, journey).searchParams;
  return { state: back.get('state') ?? '', code: back.get('code') ?? '' };
}

/** A borrower whose bank was read. */
export async function bankRead(api: Api, borrower: Borrower, agreed: Agreed = {}) {
  const body = agreeAtBank(await leaveForBank(api, borrower, agreed.redirectUrl), agreed);
  const { dataPullId } = await api.get('pullIncomeData', { token: borrower.token, body });
  if (dataPullId === null) throw new Error('nothing was read');
  return { ...borrower, ...body, dataPullId };
}

/** The same, when what was read counts for the application. */
export async function bankDataUsed(api: Api, borrower: Borrower, agreed: Agreed = {}) {
  const read = await bankRead(api, borrower, agreed);
  await api.get('associateDataPull', { ...callOf(borrower), body: { dataPullId: read.dataPullId } });
  return read;
}

/** The same, when the borrower has agreed to what it shows. */
export async function bankIncomeAgreed(api: Api, borrower: Borrower, agreed: Agreed = {}) {
  const read = await bankDataUsed(api, borrower, agreed);
  await api.get('skipProofOfIncome', callOf(borrower));
  return read;
}
