import type { RawRequest } from '@fairlead/contract/web/web-bundle';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { answerAll, choicesCookie } from '../../../state/consent/consent.ts';
import { NOTHING_CONFIGURED } from '../../../parts/public/nothing-configured.ts';
import type * as entry from './handle-web.ts';
import { preparedAnswers } from './prepared-answers.ts';
import { prepareBytes } from './compressed.ts';
import { pageCacheFor, type PageVariant } from './page-cache.ts';
import { readyAnswer } from './prepared-response.ts';
import type { WebBundle } from './web-context.ts';

const NOON = new Date('2026-11-20T12:00:00Z').getTime();
const HOUR = 3_600_000;

let now = NOON;

function cacheAnswer(
  path: string,
  words: string,
  variant: Partial<PageVariant> = {},
  staleAt = Infinity,
): void {
  const cache = pageCacheFor({
    brandId: 'lendable',
    isOverridden: false,
    isAsking: false,
    isSignedIn: false,
    ...variant,
  });
  const bytes = prepareBytes(words, 'text/html; charset=utf-8');
  cache.set(path, { answer: readyAnswer(bytes, { headers: {}, isInOnePiece: true }), staleAt });
}

const choice = {
  brandOverrideAllowed: true,
  publicUrl: () => 'https://lendable.example',
  clientConfig: () => NOTHING_CONFIGURED,
  errorReporter: null,
  countsPageViews: false,
  now: () => new Date(now),
};
const withThirdParties = () => ({ ...NOTHING_CONFIGURED, tagManagerId: 'GTM-TEST1' });

function ask(asked: Partial<RawRequest> = {}, given: Parameters<typeof preparedAnswers>[0] = choice) {
  const sent = preparedAnswers(given)({
    method: 'GET',
    address: '/',
    host: 'localhost:3000',
    cookies: null,
    acceptEncoding: null,
    ifNoneMatch: null,
    ...asked,
  });
  return sent && { ...sent, body: sent.body?.toString() };
}

beforeEach(() => {
  now = NOON;
  cacheAnswer('/', 'the provider');
  cacheAnswer('/', 'the supermarket', { brandId: 'asda' });
  cacheAnswer('/', 'asking', { isAsking: true });
});

describe('a cached page', () => {
  test('is another one for who is signed in', () => {
    expect(ask({ cookies: 'consent=1; auth=%7B%7D' })).toBeUndefined();
    cacheAnswer('/', 'welcome back', { isSignedIn: true });
    expect(ask({ cookies: 'consent=1; auth=%7B%7D' })?.body).toBe('welcome back');
    expect(ask({ cookies: 'no-auth=1' })?.body).toBe('the provider');
  });

  test('is answered for the brand of the host, with or without its port, in any case', () => {
    expect(ask()?.body).toBe('the provider');
    expect(ask({ host: 'asda.localhost' })?.body).toBe('the supermarket');
    expect(ask({ host: 'ASDA.localhost:80' })?.body).toBe('the supermarket');
    expect(ask({ host: 'unknown.example' })?.body).toBe('the provider');
  });

  test('is answered for the one brand of the configuration, whatever the host', () => {
    expect(ask({ host: 'motor.localhost' }, { ...choice, defaultBrand: 'asda' })?.body).toBe(
      'the supermarket',
    );
  });

  test('asks about cookies those who have something to answer and have not', () => {
    const given = { ...choice, clientConfig: withThirdParties };
    expect(ask({}, given)?.body).toBe('asking');
    const cookies = choicesCookie(answerAll(['statistics'], false)).split(';')[0] ?? '';
    expect(ask({ cookies }, given)?.body).toBe('the provider');
  });

  test('is not answered any more once it reads otherwise', () => {
    cacheAnswer('/contact', 'open now', {}, NOON + HOUR);
    expect(ask({ address: '/contact' })?.body).toBe('open now');
    now = NOON + HOUR;
    expect(ask({ address: '/contact' })).toBeUndefined();
  });

  test('is answered without its body for HEAD', () => {
    expect(ask({ method: 'HEAD' })).toMatchObject({ status: 200, body: undefined });
  });
});

test('whatever has to be made, or understood first, is left to be made', () => {
  expect(ask({ address: '/?override=asda' })).toBeUndefined();
  expect(ask({ address: '/not-cached' })).toBeUndefined();
  expect(ask({ address: '/assets/nothing.css' })).toBeUndefined();
  expect(ask({ method: 'POST' })).toBeUndefined();
  expect(ask({ host: 'a host with blanks' })).toBeUndefined();
  expect(ask({ host: '' })).toBeUndefined();
});

test('the built web exports them under the name that the server calls', () => {
  expectTypeOf<typeof entry>().toExtend<WebBundle>();
});
