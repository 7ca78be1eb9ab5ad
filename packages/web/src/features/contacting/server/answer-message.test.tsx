import { BRANDS } from '@fairlead/brands/brands';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CallApi } from '../../../parts/public/public-page.ts';
import { aPublicPage } from '../../../testing/a-public-page.ts';
import { answerMessage } from './answer-message.tsx';

const FILLED = {
  name: 'Ada Sample',
  email: 'ada@mail.example',
  topic: 'repayments',
  message: 'Is <b>Monday</b> possible?',
};

type Sending = { typed?: Record<string, string>; callApi?: CallApi | null; address?: string };

async function send({ typed = FILLED, callApi = null, address = '/contact' }: Sending, brand = BRANDS.asda) {
  const page = aPublicPage(brand, address);
  const form = new URLSearchParams(typed);
  const answer = await answerMessage({ form, page, headers: new Headers(), callApi });
  if ('seeOther' in answer) return answer;
  return { status: answer.status, headers: answer.headers, html: renderToStaticMarkup(answer.render(page)) };
}

const taken: CallApi = async () =>
  Response.json({ data: { '@type': 'contact-us', reference: 'ABCDEFGHJK' } });

const answering =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): CallApi =>
  async () =>
    Response.json(body, { status, headers });

describe('a message that is in order', () => {
  test('goes to the API under its brand, and its sender to the confirmation', async () => {
    const calls: Request[] = [];
    const answer = await send({ callApi: (request) => (calls.push(request), taken(request)) });
    expect(answer).toEqual({ seeOther: '/contact?sent=ABCDEFGHJK#outcome' });
    const [call] = calls;
    expect(call?.method).toBe('POST');
    expect(new URL(call?.url ?? '').pathname).toBe('/v2/contact-us');
    expect(call?.headers.get('X-Brand')).toBe('asda');
    expect(await call?.json()).toEqual(FILLED);
  });

  test('keeps an overridden brand in the address', async () => {
    const answer = await send({ callApi: taken, address: '/contact?override=asda' });
    expect(answer).toEqual({ seeOther: '/contact?override=asda&sent=ABCDEFGHJK#outcome' });
  });
});

describe('a message that is not in order', () => {
  test('comes back with what is wrong and with everything that was typed', async () => {
    const answer = await send({ typed: { ...FILLED, email: 'ada at mail' }, callApi: taken });
    expect(answer).toMatchObject({ status: 422 });
    const html = 'html' in answer ? answer.html : '';
    expect(html).toContain('<title>Error: Contact us');
    expect(html).toContain('id="outcome"');
    expect(html).toContain('href="#email"');
    expect(html).toMatch(/value="ada at mail"/);
    expect(html).toContain('value="Ada Sample"');
    expect(html).toContain('Is &lt;b&gt;Monday&lt;/b&gt; possible?</textarea>');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="repayments"|value="repayments"[^>]*checked=""/);
    expect(html.indexOf('There is a problem')).toBeLessThan(html.indexOf('<h1'));
  });

  test('is known by the fields that only the API could refuse', async () => {
    const error = { type: 'validationFailed', message: 'Check', fields: { email: ['?'] }, requestId: '1' };
    const answer = await send({ callApi: answering(400, { error }) });
    expect(answer).toMatchObject({ status: 422 });
    expect('html' in answer && answer.html).toContain('Enter an email address in the correct format');
  });
});

describe('an API that does not take the message', () => {
  test.each([
    ['there is none', null, 503, 'Try again in a few minutes'],
    ['it is down', answering(503, { error: { type: 'unavailable' } }), 503, 'Try again in a few minutes'],
    ['it fails', answering(500, 'oops'), 503, 'Try again in a few minutes'],
    ['it answers something else', answering(200, { data: {} }), 503, 'Try again in a few minutes'],
    ['there were too many', answering(429), 429, 'Try again in about 60 minutes'],
  ] as const)('when %s', async (_why, callApi, status, words) => {
    const answer = await send({ callApi });
    expect(answer).toMatchObject({ status });
    const html = 'html' in answer ? answer.html : '';
    expect(html).toContain('Your message was not sent');
    expect(html).toContain(words);
    for (const typed of ['value="Ada Sample"', 'value="ada@mail.example"', 'possible?</textarea>'])
      expect(html).toContain(typed);
    expect(html).toContain(BRANDS.asda.dictionary.phone);
  });
});

test('after too many messages the answer says when the next is accepted, in words and in a header', async () => {
  const callApi = answering(429, {}, { 'Retry-After': '700' });
  const answer = await send({ callApi });
  expect(answer).toMatchObject({ status: 429, headers: { 'Retry-After': '700' } });
  expect('html' in answer && answer.html).toContain('Try again in about 12 minutes.');
});

test('a brand without the form takes no message', async () => {
  const answer = await send({ callApi: taken }, BRANDS.lendable);
  expect(answer).toEqual({ seeOther: '/contact' });
});
