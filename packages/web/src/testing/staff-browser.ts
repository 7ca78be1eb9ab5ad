import { BRANDS } from '@fairlead/brands/brands';
import { answerOfIssuer } from '@fairlead/testing/journeys/staff';
import type { TestServer } from '@fairlead/testing/start-test-server';
import { expect } from 'vitest';
import type { WebContext } from '../app/server/answering/web-context.ts';
import { answerStaff, isStaffPath } from '../app/server/staff/answer-staff.ts';
import { aWebContext } from './a-web-context.ts';

export const ORIGIN = 'http://localhost:3000';

type Sent = { cookie?: string; form?: Record<string, string | string[]>; headers?: Record<string, string> };

const bodyOf = (form: NonNullable<Sent['form']>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );

export const cookiesOf = (answer: Response): string[] => answer.headers.getSetCookie();
export const cookieOf = (answer: Response, name: string): string =>
  cookiesOf(answer).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
export const sentBack = (cookie: string): string => cookie.split(';')[0] ?? '';
export const whereTo = (answer: Response) => [answer.status, answer.headers.get('Location')];

export const SIGN_ON = '/auth/oidc/sso-start';

export const field = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

/** A browser of a member of staff, at a server that the test starts. */
export function staffBrowser(serverOf: () => TestServer) {
  /** Asks for a page as a browser does; `at` is where its server is reached. */
  async function ask(path: string, { cookie, form, headers }: Sent = {}, at = ORIGIN): Promise<Response> {
    return answered(
      new Request(`${at}${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { ...(cookie === undefined ? {} : { Cookie: cookie }), ...headers },
        ...(form ? { body: bodyOf(form) } : {}),
      }),
      { staffUrl: ORIGIN, callApi: async (call) => serverOf().app.fetch(call, {}) },
    );
  }

  function answered(request: Request, change: Partial<WebContext>): Promise<Response> {
    const url = new URL(request.url);
    expect(isStaffPath(url.pathname)).toBe(true);
    const picked = { brand: BRANDS.lendable, isOverridden: false };
    return answerStaff({ request, url, picked, context: aWebContext(change) });
  }

  /** Signs on in a browser; answers the cookie of the session. */
  async function signOn(person = 'staff-0001'): Promise<string> {
    const started = await ask(SIGN_ON);
    const pending = sentBack(cookieOf(started, 'staff-sign-on'));
    const answer = await answerOfIssuer(started.headers.get('Location') ?? '', person);
    const back = await ask(`/auth/oidc/callback?${answer}`, { cookie: pending });
    expect(whereTo(back)).toEqual([303, '/staff']);
    return sentBack(cookieOf(back, 'staff-session'));
  }

  return { ask, answered, signOn };
}
