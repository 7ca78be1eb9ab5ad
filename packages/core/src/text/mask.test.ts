import { expect, test } from 'vitest';
import { maskLast4 } from './mask.ts';

test.each([
  ['55779911', '****9911'],
  ['9911', '9911'],
  ['', ''],
])('"%s" is shown as "%s"', (text, shown) => {
  expect(maskLast4(text)).toBe(shown);
});
