import type { BrandId } from '@fairlead/brands/brand';
import type { TestServer } from './start-test-server.ts';

/** A signed-in borrower's token and id. */
export interface SignedIn {
  readonly token: string;
  readonly userId: string;
  readonly brand: BrandId;
}

/** Spends a single-use token, as the button behind the link does. */
export async function signIn(
  server: TestServer,
  singleUseToken: string,
  brand: BrandId = 'lendable',
): Promise<SignedIn> {
  const body = { type: 'auto_login', data: { token: singleUseToken } } as const;
  const { token, subjectId } = await server.get('authenticate', { body, brand });
  return { token, userId: subjectId, brand };
}

/** The code in the newest text message to this mobile number, in E.164. */
export async function newestCode(server: TestServer, mobile: string): Promise<string> {
  const [newest] = await server.get('readInbox', { query: { to: mobile } });
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code arrived';
}

/** Gives the SMS code back: the same borrower with a strong session. */
export async function stepUp(server: TestServer, who: SignedIn, mobile = '+447700900123'): Promise<SignedIn> {
  const { token, brand } = who;
  await server.get('stepUp', { token, brand });
  const code = await newestCode(server, mobile);
  const strong = await server.get('verifyStepUp', { token, brand, body: { code } });
  return { ...who, token: strong.token };
}
