import { STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import { accept, type Accepted } from '@fairlead/core/outcome';
import type { SignedOnProps } from '../../../features/reviewing/staff-page.ts';
import { callStaff, type StaffRefusal } from '../../../features/reviewing/server/staff-api.ts';
import { formTokenOf, isFormTokenOf, noSessionCookie, staffTokenIn } from './staff-cookies.ts';
import { FORM_TOKEN } from '../../../features/reviewing/staff-page.ts';
import type { PublicRequest } from '../answering/answer-public-page.ts';
import { plainAnswer } from '../answering/plain-answer.ts';
import { isFromOurPages, readForm } from '../answering/sent-form.ts';
import { notAuthorized, seeOther, staffMessage, staffPage } from './staff-response.tsx';

export type SignedOnRequest = PublicRequest & {
  page: SignedOnProps;
  token: string;
  /** What was sent; empty for a page that is only read. */
  form: URLSearchParams;
};

type Checked = Accepted<SignedOnRequest> | { ok: false; answer: Response };

const stop = async (answer: Response | Promise<Response>): Promise<Checked> => ({
  ok: false,
  answer: await answer,
});

const NOT_SIGNED_ON = 401;
const FORBIDDEN = 403;

/** What a call of the API that was refused means for the page. */
export async function answerRefusal(
  given: PublicRequest & { page?: SignedOnProps },
  { status, error }: StaffRefusal,
): Promise<Response> {
  if (status === NOT_SIGNED_ON) return seeOther(given, STAFF_SIGN_ON, [noSessionCookie]);
  if (status === FORBIDDEN) return notAuthorized(given, 'roleRequired');
  const { page = staffPage(given) } = given;
  return staffMessage(given, { page, title: 'That didn’t work', status, message: error.message });
}

async function sentForm({ request }: PublicRequest, token: string): Promise<URLSearchParams | null> {
  if (request.method !== 'POST') return new URLSearchParams();
  const form = isFromOurPages(request) ? await readForm(request) : null;
  return form?.ok && isFormTokenOf(token, form.value.get(FORM_TOKEN)) ? form.value : null;
}

/** Lets a member of staff through; anyone else is asked to sign on. */
export async function signedOn(given: PublicRequest): Promise<Checked> {
  const token = staffTokenIn(given.request.headers.get('Cookie'));
  if (token === null) return stop(seeOther(given, STAFF_SIGN_ON));
  const form = await sentForm(given, token);
  if (!form)
    return stop(plainAnswer('This form was not sent from our pages. Open the page again', FORBIDDEN));
  const read = await callStaff(given.context.callApi, 'readStaffSession', { token });
  if (!read.ok) return stop(answerRefusal(given, read));
  const page = { ...staffPage(given), session: read.value, formToken: formTokenOf(token) };
  return accept({ ...given, page, token, form });
}
