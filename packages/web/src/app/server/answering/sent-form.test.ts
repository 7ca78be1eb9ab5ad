import { describe, expect, test } from 'vitest';
import { isFromOurPages, readForm } from './sent-form.ts';

const FORM = 'application/x-www-form-urlencoded';

function sent(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://asda.localhost:3000/cookies', {
    method: 'POST',
    body,
    headers: { 'Content-Type': FORM, ...headers },
  });
}

describe('a form that is sent to a page', () => {
  test('is read exactly as typed', async () => {
    const form = await readForm(sent('words=caf%C3%A9+%26+bar&words=two'));
    expect(form).toMatchObject({ ok: true });
    expect(form.ok && form.value.getAll('words')).toEqual(['café & bar', 'two']);
  });

  test('may say its character set', async () => {
    const form = await readForm(sent('a=1', { 'Content-Type': `${FORM}; charset=UTF-8` }));
    expect(form.ok).toBe(true);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', `${FORM}s`])(
    'is refused as %s',
    async (type) => {
      const form = await readForm(sent('a=1', { 'Content-Type': type }));
      expect(form).toEqual({ ok: false, refusal: 'notAForm' });
    },
  );

  test('has 64 KiB at most, whatever it announced', async () => {
    const full = `a=${'x'.repeat(64 * 1024 - 2)}`;
    expect((await readForm(sent(full))).ok).toBe(true);
    expect(await readForm(sent(`${full}x`))).toEqual({ ok: false, refusal: 'tooLarge' });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': FORM, 'Content-Length': '3' },
      body: new Blob([full, 'more']).stream(),
      duplex: 'half',
    };
    expect(await readForm(new Request('http://localhost/', init))).toEqual({
      ok: false,
      refusal: 'tooLarge',
    });
  });
});

test('a form that breaks off is refused, and is no fault of ours', async () => {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'Content-Type': FORM },
    body: new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) }),
    duplex: 'half',
  };
  expect(await readForm(new Request('http://localhost/', init))).toEqual({ ok: false, refusal: 'cutShort' });
});

describe('a form from', () => {
  test.each([
    ['a page of ours', { 'Sec-Fetch-Site': 'same-origin' }, true],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a neighbour of the same domain', { 'Sec-Fetch-Site': 'same-site' }, false],
    ['our page behind a proxy that ends https', { Origin: 'https://asda.localhost:3000' }, true],
    ['another host', { Origin: 'http://lendable.localhost:3000' }, false],
    ['a page that hides its origin', { Origin: 'null' }, false],
    ['a program', {}, true],
  ])('%s', (_whose, headers, isOurs) => {
    expect(isFromOurPages(sent('a=1', headers))).toBe(isOurs);
  });

  test('Sec-Fetch-Site takes precedence over Origin', () => {
    const mixed = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' };
    expect(isFromOurPages(sent('a=1', mixed))).toBe(true);
  });
});
