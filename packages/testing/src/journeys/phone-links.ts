import { newApplicant } from '../people.ts';
import { photo } from '../sent-files.ts';
import { applied, followUp } from './applying.ts';
import { newKey } from './drafts.ts';
import type { Api } from './sign-in.ts';

/** A borrower who is asked for proofs, on a computer. */
export async function askedOnComputer(api: Api, surname = 'Accept-Identity-Address-Income') {
  const borrower = await applied(api, newApplicant('Ada', surname));
  return { ...borrower, ...(await followUp(api, borrower)) };
}

export type OnComputer = Awaited<ReturnType<typeof askedOnComputer>>;

/** A link for the proof of identity, with the key of the phone that will open it. */
export async function linkedPhone(api: Api, { token, identity }: Pick<OnComputer, 'token' | 'identity'>) {
  const link = await api.get('makePhoneLink', { token, params: { id: identity } });
  return { token: link.token, key: newKey() };
}

export type Phone = Awaited<ReturnType<typeof linkedPhone>>;

/** Another phone that has the same link. */
export const otherPhone = ({ token }: Phone): Phone => ({ token, key: newKey() });

/** The body of a call that sends a photo by a link. */
export const photoBy = (phone: Phone, name = 'wait.jpg') => ({ body: { ...phone, ...photo(name) } });
