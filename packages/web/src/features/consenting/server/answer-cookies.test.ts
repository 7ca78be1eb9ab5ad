import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import type { FormAnswer, PublicPageProps } from '../../../parts/public/public-page.ts';
import { takesPart } from '../../../state/consent/experiments-choice.ts';
import { answerCookies } from './answer-cookies.ts';

const CONFIGURED = { statistics: 'GTM-1', chat: 'c1' };

const ADDRESS = new URL('http://loans.asda.example:3000/cookies');

function send(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  url = ADDRESS,
): Promise<FormAnswer> {
  const page = {
    url,
    settings: { thirdParties: CONFIGURED, isBrandOverridden: false },
    brand: BRANDS.asda,
    // The answer reads nothing else of the page.
  } as unknown as PublicPageProps;
  const form = new URLSearchParams(fields);
  return answerCookies({ form, page, headers: new Headers(headers), callApi: null });
}

const choicesOf = (answer: FormAnswer): string | undefined =>
  'cookies' in answer ? answer.cookies[0]?.split(';', 1)[0] : undefined;

describe('the banner', () => {
  test('answers every purpose of the deployment at once', async () => {
    expect(choicesOf(await send({ cookies: 'accept' }))).toBe('consent=2.statistics:yes.chat:yes');
    expect(choicesOf(await send({ cookies: 'reject' }))).toBe('consent=2.statistics:no.chat:no');
  });

  test('goes back to the page that showed it, with its query', async () => {
    const headers = { Referer: 'http://loans.asda.example:3000/?amount=7500&term=36' };
    expect(await send({ cookies: 'accept', return: '/about' }, headers)).toMatchObject({
      seeOther: '/?amount=7500&term=36',
    });
    expect(await send({ cookies: 'accept', return: '/about?override=asda' })).toMatchObject({
      seeOther: '/about?override=asda',
    });
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/about',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'http://loans.asda.example:4000/',
    '',
  ])('never leads to another site (%s)', async (address) => {
    expect(await send({ cookies: 'reject', return: address })).toMatchObject({ seeOther: '/' });
  });

  test('never leads to another site by an address of ours that looks like one', async () => {
    const twoSlashes = { Referer: 'http://loans.asda.example:3000//elsewhere.example/' };
    expect(await send({ cookies: 'reject' }, twoSlashes)).toMatchObject({ seeOther: '/elsewhere.example/' });
    const elsewhere = { Referer: 'https://elsewhere.example/' };
    expect(await send({ cookies: 'reject' }, elsewhere)).toMatchObject({ seeOther: '/' });
  });
});

describe('the choices of the cookies page', () => {
  test('are kept one by one, and what is left out is a no', async () => {
    const answer = await send({ cookies: 'choose', chat: 'yes', recording: 'yes' });
    expect(choicesOf(answer)).toBe('consent=2.statistics:no.chat:yes');
    expect(answer).toMatchObject({ seeOther: '/cookies?saved=1' });
  });

  test('keep what was answered about a purpose that this deployment does not have today', async () => {
    const answer = await send({ cookies: 'choose' }, { Cookie: 'consent=2.recording:yes' });
    expect(choicesOf(answer)).toBe('consent=2.statistics:no.recording:yes.chat:no');
  });
});

describe('the versions that are compared', () => {
  test.each([
    ['no', 'experiments=off; Path=/; SameSite=Lax; Secure; Max-Age=31536000', false],
    ['yes', 'experiments=off; Path=/; SameSite=Lax; Secure; Max-Age=0', true],
  ])('are switched by themselves (%s), and the consent stays', async (experiments, cookie, isTakingPart) => {
    const answer = await send({ cookies: 'experiments', experiments });
    expect(answer).toEqual({ seeOther: '/cookies?saved=1', cookies: [cookie] });
    const [kept = ''] = cookie.split('; ');
    const stored = cookie.endsWith('Max-Age=0') ? 'auth=x' : `auth=x; ${kept}`;
    expect(takesPart(stored)).toBe(isTakingPart);
  });
});

test('a crowd of cookies under a long host is not answered with a cookie for each of both', async () => {
  const names = Array.from({ length: 900 }, (_each, index) => `_ga${index}=1`).join('; ');
  const url = new URL(`http://${'a.'.repeat(2_000)}example/cookies`);
  const answer = await send({ cookies: 'reject' }, { Cookie: names }, url);
  expect('cookies' in answer && answer.cookies.length).toBeLessThan(200);
});

test('what a refused service has left is taken away, and nothing else', async () => {
  const left = { Cookie: 'auth=1; _ga=2; _ga_X=3; intercom-id-c1=4' };
  const answer = await send({ cookies: 'choose', chat: 'yes' }, left);
  const forgotten = 'cookies' in answer ? answer.cookies.slice(1) : [];
  expect(forgotten).toEqual(
    ['_ga', '_ga_X'].flatMap((name) => [
      `${name}=; Path=/; Max-Age=0`,
      `${name}=; Path=/; Max-Age=0; Domain=loans.asda.example`,
      `${name}=; Path=/; Max-Age=0; Domain=asda.example`,
    ]),
  );
});
