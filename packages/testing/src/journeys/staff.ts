import type { SANDBOX_STAFF } from '@fairlead/providers/staff-identity/people';
import type { Api } from './sign-in.ts';

type StaffPerson = keyof typeof SANDBOX_STAFF;

/** Who decides. */
export const UNDERWRITER: StaffPerson = 'staff-0001';
/** Who only reads. */
export const ADVISER: StaffPerson = 'staff-0002';

/** A browser at the identity provider: it keeps cookies and follows one redirect at a time. */
function browser() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', ...value] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    return new URL(answer.headers.get('location') ?? '/no-redirect', address);
  };
}

/** What the identity provider answers once the person has been picked on its page, by the query of the address. */
export async function answerOfIssuer(address: string, person: string): Promise<string> {
  const go = browser();
  const page = await go(address);
  const chosen = await go(page.href, { method: 'POST', body: new URLSearchParams({ person }) });
  return (await go(chosen.href)).search.slice(1);
}

/** A sign-on that only has to be finished. */
export async function signOnAnswered(api: Api, person: StaffPerson = UNDERWRITER) {
  const { address, pending } = await api.get('startStaffSignOn');
  return { pending, answer: await answerOfIssuer(address, person) };
}

/** A member of staff with a session, by way of the sandbox's identity provider. */
export async function signedOn(api: Api, person: StaffPerson = UNDERWRITER) {
  return api.get('finishStaffSignOn', { body: await signOnAnswered(api, person) });
}
