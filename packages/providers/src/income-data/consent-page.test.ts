import { describe, expect, test } from 'vitest';
import { SANDBOX_BANKS } from '../sandbox-banks.ts';
import { answerConsent, consentPage } from './consent-page.ts';
import { choiceIn } from './sandbox-code.ts';

const STATE = 'a'.repeat(43);
const JOURNEY = { return_to: '/account/borrow/income?id=7', state: STATE };

const FORM = { ...JOURNEY, bank: SANDBOX_BANKS[1], user: 'john', holder: 'Jane Sample', income: '£2,100.50' };

const open = (values: Readonly<Record<string, string>>) => consentPage(new URLSearchParams(values));

const send = (values: Readonly<Record<string, string>>) =>
  answerConsent(new URLSearchParams({ ...FORM, answer: 'agree', ...values }));

function htmlOf(answer: ReturnType<typeof consentPage>): string {
  if (answer.kind !== 'page') throw new Error('the browser is sent on');
  return answer.html;
}

function locationOf(answer: ReturnType<typeof answerConsent>): URL {
  if (answer.kind !== 'redirect') throw new Error('the page is shown again');
  expect(answer.location).toMatch(/^\/account\/borrow\/income\?/);
  return new URL(answer.location, 'https://brand.example');
}

describe('the consent page of the sandbox', () => {
  test('has no script, no style and no address of another origin', () => {
    const html = htmlOf(open(JOURNEY));
    expect(html).not.toMatch(/<script|style|https?:|\son[a-z]+=/);
  });

  test('labels every field, and keeps what the journey came with', () => {
    const html = htmlOf(open(JOURNEY));
    const ids = [...html.matchAll(/<input (?:type="radio" )?id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(13);
    expect(new Set(ids).size).toBe(13);
    for (const id of ids) expect(html).toContain(`<label for="${id}">`);
    expect(html).toContain(`value="${STATE}"`);
  });

  test('shows markup as text', () => {
    const html = htmlOf(send({ holder: '', income: '"><script>alert(1)</script>', user: '<b>' }));
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;');
  });

  test.each([
    ['another site', 'https://elsewhere.example/'],
    ['another site without its scheme', '//elsewhere.example/'],
    ['another site with a backslash', '/\\elsewhere.example/'],
    ['another site behind a tab', '/\t/elsewhere.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nowhere', ''],
    ['a path without its slash', 'back'],
    ['a fragment', '/back#code=1'],
    ['another user of this origin', '@elsewhere.example/'],
    ['another port', ':99/back'],
    ['a path that is another once it is read', '/a/../b'],
  ])('refuses a journey to %s', (_name, return_to) => {
    expect(open({ ...JOURNEY, return_to })).toMatchObject({ kind: 'page', status: 400 });
    expect(send({ return_to })).toMatchObject({ kind: 'page', status: 400 });
  });

  test('refuses a journey without a state', () => {
    expect(open({ ...JOURNEY, state: '' })).toMatchObject({ kind: 'page', status: 400 });
  });
});

describe('the form of the consent page', () => {
  test('goes back with the state and a code for what was chosen', () => {
    const { searchParams } = locationOf(send({}));
    expect([searchParams.get('id'), searchParams.get('state'), searchParams.get('error')]).toEqual([
      '7',
      STATE,
      null,
    ]);
    expect(choiceIn(searchParams.get('code') ?? '')).toEqual({
      bank: SANDBOX_BANKS[1],
      user: 'john',
      income: 210_050,
      holder: 'Jane Sample',
      returnTo: JOURNEY.return_to,
      state: STATE,
    });
  });

  test.each(['cancel', ''])('goes back with access_denied and without a code for %j', (answer) => {
    const { searchParams } = locationOf(send({ answer, holder: '', income: 'much' }));
    expect([searchParams.get('error'), searchParams.get('state'), searchParams.get('code')]).toEqual([
      'access_denied',
      STATE,
      null,
    ]);
  });

  test.each([
    [{ holder: ' ' }, 'holder', 'Enter the name on the account'],
    [{ income: '7.5k' }, 'income', 'Monthly income must be a number of pounds, like £2,500'],
    [{ income: '£1,000,000.01' }, 'income', 'Monthly income must be a number of pounds, like £2,500'],
  ])('shows what is wrong with %j, and what was typed', (values, field, error) => {
    const answer = send({ bank: SANDBOX_BANKS[2], user: 'gambling', ...values });
    expect(answer).toMatchObject({ kind: 'page', status: 422 });
    const html = htmlOf(answer);
    expect(html).toContain(`<a href="#${field}">${error}</a>`);
    expect(html).toContain(`<p id="${field}-error">Error: ${error}</p>`);
    expect(html).toContain('value="gambling" checked');
    expect(html).toContain(`value="${SANDBOX_BANKS[2]}" checked`);
    expect(html).toContain('<title>Error: ');
  });

  test('gives each journey another code', () => {
    const codeFor = (state: string) => locationOf(send({ state })).searchParams.get('code');
    expect(codeFor('b'.repeat(43))).not.toBe(codeFor(STATE));
  });
});
