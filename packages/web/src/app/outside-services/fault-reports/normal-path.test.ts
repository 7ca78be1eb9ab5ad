import { expect, test } from 'vitest';
import { normalPath } from './normal-path.ts';

const ID = '01939f2c-7a4e-7bbb-8d1f-0a1b2c3d4e5f';

test.each([
  [
    `https://asda.example/v2/loans/${ID}/select-early-settlement-quote?embedded=context`,
    '/v2/loans/{id}/select-early-settlement-quote',
  ],
  [`/account/borrow/requested/${ID.toUpperCase()}#top`, '/account/borrow/requested/{id}'],
  ['/v2/users/42', '/v2/users/{id}'],
  ['/login?token=AbCd', '/login'],
  ['/v2/auth/q8Jx3vYb0Zp1Rk5Tn7Wc9Ld2', '/v2/auth/{id}'],
  ['https://asda.example', '/'],
  ['/v2/users/ann%40mail.example/loans', '/v2/users/{id}/loans'],
  [
    '/account/borrow/continue/documents/adequate-explanations',
    '/account/borrow/continue/documents/adequate-explanations',
  ],
])('%s is reported as %s', (address, normal) => {
  expect(normalPath(address)).toBe(normal);
});
