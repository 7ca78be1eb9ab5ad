import { describe, expect, test } from 'vitest';
import { cookieText, findCookie } from './cookies.ts';

describe('a cookie', () => {
  test('is written secure, readable, for the whole site, and not for other sites', () => {
    const text = cookieText('auth', '{"token":"a;b"}', new Date('2026-11-20T12:00:00Z'));
    expect(text).toBe(
      'auth=%7B%22token%22%3A%22a%3Bb%22%7D; Path=/; SameSite=Lax; Secure; Expires=Fri, 20 Nov 2026 12:00:00 GMT',
    );
  });

  test('is read back unchanged', () => {
    const written = cookieText('lbal', 'a=b; c').split(';')[0] ?? '';
    expect(findCookie(`xauth=1; ${written}; auth=2`, 'lbal')).toBe('a=b; c');
    expect(findCookie('xauth=1', 'auth')).toBeUndefined();
  });

  test('that another program wrote badly is none', () => {
    expect(findCookie('auth=%E0%A4%A', 'auth')).toBeUndefined();
  });
});
