import { setTimeout as pause } from 'node:timers/promises';
import type { BrandId } from '@fairlead/brands/brand';
import { mobileOf, type Application } from '../people.ts';
import type { TestServer } from '../start-test-server.ts';

const ASKS_EVERY_MS = 50;
const LIMIT_MS = 30_000;

/** What a journey needs of a server: in this process, or behind a socket. */
export type Api = Pick<TestServer, 'get'>;

/** A borrower's session. */
export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  /** The brand of the session; without one the brand of the server's calls. */
  readonly brand?: BrandId | undefined;
}

const underBrand = ({ brand }: { readonly brand?: BrandId | undefined }) =>
  brand === undefined ? {} : { brand };

/** Spends a single-use token, as the button behind the link does. */
export async function signIn(api: Api, singleUseToken: string | null, brand?: BrandId): Promise<SignedIn> {
  const body = { type: 'auto_login', data: { token: singleUseToken ?? '' } } as const;
  const { token, subjectId } = await api.get('authenticate', { body, ...underBrand({ brand }) });
  return { token, userId: subjectId, brand };
}

/** The code in the newest text message to this mobile number, in E.164. */
export async function newestCode(api: Api, mobile: string): Promise<string> {
  const [newest] = await api.get('readInbox', { query: { to: mobile } });
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code arrived';
}

/** The token in the link of the newest email to this address, or null. */
async function findLinkToken(api: Api, email: string): Promise<string | null> {
  const [newest] = await api.get('readInbox', { query: { to: email } });
  return new URL(newest?.links[0] ?? 'about:blank').searchParams.get('token');
}

/** The token in the link of the newest email to this address. */
export async function newestLinkToken(api: Api, email: string): Promise<string> {
  return (await findLinkToken(api, email)) ?? 'no link arrived';
}

/** Behind a socket a worker sends messages, a moment after the call that asked for them. */
async function arrived(find: () => Promise<string | null>, what: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < LIMIT_MS; waitedMs += ASKS_EVERY_MS) {
    const found = await find();
    if (found !== null) return found;
    await pause(ASKS_EVERY_MS);
  }
  throw new Error(`${what} did not arrive`);
}

/** The token of a link that was just asked for, as soon as its email is there. */
export function arrivedLinkToken(api: Api, email: string): Promise<string> {
  return arrived(() => findLinkToken(api, email), `a link for ${email}`);
}

function arrivedCode(api: Api, mobile: string): Promise<string> {
  const find = async () => /^\d{6}$/.exec(await newestCode(api, mobile))?.[0] ?? null;
  return arrived(find, `a code for ${mobile}`);
}

/** Enters the SMS code: the same borrower with a strong session. */
export async function stepUp<S extends SignedIn & { readonly application?: Application }>(
  api: Api,
  who: S,
  mobile = who.application ? mobileOf(who.application) : '+447700900123',
): Promise<S> {
  const call = { token: who.token, ...underBrand(who) };
  await api.get('stepUp', call);
  const code = await arrivedCode(api, mobile);
  const strong = await api.get('verifyStepUp', { ...call, body: { code } });
  return { ...who, token: strong.token };
}
