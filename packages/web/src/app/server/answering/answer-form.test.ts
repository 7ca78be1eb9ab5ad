import { BRANDS } from '@fairlead/brands/brands';
import { expect, test } from 'vitest';
import { aWebContext } from '../../../testing/a-web-context.ts';
import { answerForm } from './answer-form.ts';

const MESSAGE = { name: 'Ada Sample', email: 'ada@mail.example', topic: 'repayments', message: 'Which day?' };

function send(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(path, 'http://asda.localhost');
  const body = new URLSearchParams(MESSAGE);
  return answerForm({
    request: new Request(url, { method: 'POST', body, headers }),
    url,
    picked: { brand: BRANDS.asda, isOverridden: false },
    context: aWebContext({
      callApi: async () => new Response('{}', { status: 429, headers: { 'Retry-After': '700' } }),
    }),
  });
}

test('after too many messages a header also says when the next is accepted', async () => {
  const answer = await send('/contact');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '700']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toContain('Try again in about 12 minutes.');
});

test('a page without a form says which methods it takes', async () => {
  const answer = await send('/about');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('a form of another site is not taken', async () => {
  expect((await send('/contact', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});
