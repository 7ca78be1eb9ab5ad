import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['No account for ann.other@mail.example today', 'No account for {email} today'],
  ['GET https://asda.example/v2/users/42?embedded=loans failed', 'GET /v2/users/{id} failed'],
  ['at /login?token=abc', 'at /login'],
  ['no page at /people/ann%40mail.example', 'no page at /people/{email}'],
  ['call 07700 900 123 or +447700900123', 'call {number} or {number}'],
  ['sort code 30-94-30, account 12345678', 'sort code {number}, account {number}'],
  ['loan 01939f2c-7a4e-7bbb-8d1f-0a1b2c3d4e5f is late', 'loan {id} is late'],
  ['Bearer q8Jx3vYb0Zp1Rk5Tn7Wc9Ld2', 'Bearer {token}'],
  ['lives at ZZ99 3VZ', 'lives at {postcode}'],
])('%s is reported as "%s"', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test('what says nothing of a person stays as it is', () => {
  const text =
    "Cannot read properties of undefined (reading 'monthlyCost') in StandingOrderScreen after 3 tries";
  expect(scrub(text)).toBe(text);
});
