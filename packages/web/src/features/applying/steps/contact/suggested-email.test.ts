import { expect, test } from 'vitest';
import { suggestedEmail } from './suggested-email.ts';

test.each([
  ['alex@gmial.com', 'alex@gmail.com'],
  ['alex@gmail.con', 'alex@gmail.com'],
  ['alex@hotmial.co.uk', 'alex@hotmail.co.uk'],
  ['alex@yaho.com', 'alex@yahoo.com'],
  ['alex@post.con', 'alex@post.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});

test.each(['alex@gmail.com', 'alex@post.example', '', 'alex@'])('%s looks right', (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});
