import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import type { ReturnTo } from '@fairlead/contract/return-to';

/** Loaded when it is needed, so that the page to sign in is there sooner. */
const load = () => import('../../resources/return-to.ts').catch(() => null);

/** The page that a sign-in returns to, of the address that needed it. Where it can't be loaded, none. */
export async function pageToReturnTo(address: string): Promise<ReturnTo | undefined> {
  return (await load())?.returnToOf(address);
}

/** The address of that page. Where it can't be loaded, the account's. */
export async function addressToReturnTo(to: ReturnTo): Promise<string> {
  return (await load())?.returnPath(to) ?? ACCOUNT;
}
