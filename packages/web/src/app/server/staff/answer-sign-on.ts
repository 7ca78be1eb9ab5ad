import { STAFF } from '@fairlead/contract/web/account-paths';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import {
  noPendingCookie,
  noSessionCookie,
  pendingCookie,
  pendingIn,
  sessionCookie,
} from './staff-cookies.ts';
import type { PublicRequest } from '../answering/answer-public-page.ts';
import type { SignedOnRequest } from './signed-on.ts';
import { notAuthorized, seeOther, staffMessage } from './staff-response.tsx';

const FORBIDDEN = 403;

/** Sends the browser to the identity provider, with what has to come back. */
export async function answerSignOn(given: PublicRequest): Promise<Response> {
  const started = await callStaff(given.context.callApi, 'startStaffSignOn');
  if (started.ok) return seeOther(given, started.value.address, [pendingCookie(started.value.pending)]);
  const { status, error } = started;
  return staffMessage(given, { title: 'Staff can’t sign in at the moment', status, message: error.message });
}

/** The identity provider's answer. A person reads words of ours; the answer itself is never shown. */
export async function answerCallback(given: PublicRequest): Promise<Response> {
  const { request, url, context } = given;
  const pending = pendingIn(request.headers.get('Cookie'));
  const answer = url.search.slice(1);
  if (pending === null || answer === '')
    return again(given, 'No sign-in has been started in this browser. Start again.', 400);
  const finished = await callStaff(context.callApi, 'finishStaffSignOn', { body: { pending, answer } });
  if (finished.ok) {
    const { token, expiresAt } = finished.value;
    return seeOther(given, STAFF, [sessionCookie(token, expiresAt), noPendingCookie]);
  }
  if (finished.status === FORBIDDEN) return notAuthorized(given, 'noRole');
  return again(given, finished.error.message, finished.status);
}

function again(given: PublicRequest, message: string, status: number): Promise<Response> {
  return staffMessage(given, { title: 'You are not signed on', status, message }, [noPendingCookie]);
}

/** Ends the session, here in any case. */
export async function signOut(given: SignedOnRequest): Promise<Response> {
  await callStaff(given.context.callApi, 'signOutStaff', { token: given.token });
  const { page: _page, ...rest } = given;
  const message = {
    title: 'You are signed out',
    status: 200,
    message: 'If this is a shared computer, close the browser.',
  };
  return staffMessage(rest, message, [noSessionCookie]);
}
