import {
  answerUncachedPage,
  answerPublicPage,
  headersOf,
  pageOf,
  propsOf,
  type PublicRequest,
} from './answer-public-page.ts';
import { methodNotAllowed, plainAnswer } from './plain-answer.ts';
import { methodsOf } from '../pages/public-pages.ts';
import { isFromOurPages, readForm } from './sent-form.ts';

/** Answers a form that was sent to a public page: a redirect, or the page again with what the sender typed. */
export async function answerForm(given: PublicRequest): Promise<Response> {
  const { request, url, context } = given;
  const { path, page } = pageOf(url.pathname, given);
  if (path !== url.pathname) return answerPublicPage(path, given);
  if (!page.post) return methodNotAllowed(methodsOf(path));
  if (!isFromOurPages(request)) return plainAnswer('This form was sent from another site', 403);
  const form = await readForm(request);
  if (!form.ok) return plainAnswer(UNREADABLE[form.refusal].words, UNREADABLE[form.refusal].status);
  const answer = await page.post({
    form: form.value,
    page: await propsOf(path, given),
    headers: request.headers,
    callApi: context.callApi,
  });
  if (!('seeOther' in answer)) return answerUncachedPage(path, given, answer);
  const headers = new Headers({
    ...headersOf(path, given),
    Location: answer.seeOther,
    'Cache-Control': 'no-store',
  });
  for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

const UNREADABLE = {
  notAForm: { words: 'This is not a form', status: 415 },
  tooLarge: { words: 'This form is too long', status: 413 },
  cutShort: { words: 'This form did not arrive in full. Send it again', status: 400 },
} as const;
