import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicateKey } from './duplicate-keys.ts';

describe('a name that is given twice', () => {
  test.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"a":{"b":1,"c":[{"d":1,"d":2}]}}', 'a.c.0.d'],
    ['[0,{"a":[],"b":{},"a":null}]', '1.a'],
    [String.raw`{"amount":1,"\u0061mount":2}`, 'amount'],
    [String.raw`{"say \"hi\"":1, "say \"hi\"":2}`, 'say "hi"'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"":1,"":2}', ''],
  ])('in %s is %s', (json, path) => expect(duplicateKey(json)?.join('.')).toBe(path));

  test('is found wherever it is put', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.string(),
        fc.jsonValue(),
        fc.jsonValue(),
        (around, name, one, other) => {
          const key = JSON.stringify(name);
          const twice = `{${key}:${JSON.stringify(one)},${key}:${JSON.stringify(other)}}`;
          const nested = around.reduce((inner, outer) => `{${JSON.stringify(outer)}:[${inner}]}`, twice);
          expect(duplicateKey(nested)).toBeDefined();
        },
      ),
    );
  });
});

describe('nothing is reported as a duplicate', () => {
  test.each([
    '{"a":"a","b":"a"}',
    '[{"a":1},{"a":1}]',
    '{"a":{"a":{"a":[]}},"b":["a","a"]}',
    '{"text":"{\\"a\\":1,\\"a\\":2}"}',
    '"a"',
    '[]',
  ])('in %s', (json) => expect(duplicateKey(json)).toBeUndefined());

  test('in any value of an object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(duplicateKey(JSON.stringify(value))).toBeUndefined();
      }),
    );
  });
});

test('a large body is read in one pass', () => {
  const long = JSON.stringify({ content: 'x\\"'.repeat(2_000_000), deep: '['.repeat(50_000) });
  const startedAt = performance.now();
  expect(duplicateKey(long)).toBeUndefined();
  expect(duplicateKey('['.repeat(200_000) + ']'.repeat(200_000))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
