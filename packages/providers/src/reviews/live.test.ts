import { afterEach, describe, expect, test } from 'vitest';
import {
  TRUSTPILOT_KEY,
  TRUSTPILOT_UNITS,
  trustpilotDouble,
  type TrustpilotDouble,
} from '../double/trustpilot-double.ts';
import { openOutbound, type FinishedCall } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import { describeReviews } from './conformance.ts';
import { trustpilotReviews } from './live.ts';
import { figuresOf } from './trustpilot-figures.ts';

const HOUR_MS = 3_600_000;

const UNITS = new Map([
  ['lendable', TRUSTPILOT_UNITS.current],
  ['asda', TRUSTPILOT_UNITS.older],
  ['motor', TRUSTPILOT_UNITS.withoutReviews],
  ['vanquis', TRUSTPILOT_UNITS.unknown],
]);

const opened: TrustpilotDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((trustpilot) => trustpilot.close()));
});

async function newWorld(apiKey = TRUSTPILOT_KEY) {
  const trustpilot = await trustpilotDouble();
  opened.push(trustpilot);
  let nowMs = 0;
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call), {
    now: () => nowMs,
    random: () => 0,
    pause: async () => undefined,
  });
  const settings = { apiKey, businessUnits: UNITS, loopbackOrigin: trustpilot.origin };
  const port = trustpilotReviews(outbound, settings, () => nowMs);
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  const asked = () => trustpilot.received.length;
  return { trustpilot, port, pass, asked, finished };
}

for (const brand of ['lendable', 'asda'])
  describeReviews(`Trustpilot for ${brand}`, async () => (await newWorld()).port, brand);

describe('review figures by Trustpilot', () => {
  test('are all reviews, stars and TrustScore, in both shapes of its answer', async () => {
    const { port } = await newWorld();
    const current = { isSample: false, reviews: 1_234, stars: 4.5, score: 4.6 };
    expect(await port.stats('lendable')).toMatchObject(current);
    expect(await port.stats('asda')).toMatchObject({ reviews: 56, stars: 3.5, score: 3.7 });
  });

  test('are null for a brand without reviews, and for one without a business unit', async () => {
    const { port, asked } = await newWorld();
    expect([await port.stats('motor'), await port.stats('thinkmoney')]).toEqual([null, null]);
    expect(asked()).toBe(1);
  });

  test('are refused for an id that Trustpilot does not know', async () => {
    const { port } = await newWorld();
    const read = port.stats('vanquis');
    await expect(read).rejects.toBeInstanceOf(ProviderRejected);
    await expect(read).rejects.toMatchObject({ reason: 'unknown-business-unit' });
  });

  test('are asked for with the key in a header, which no address or error repeats', async () => {
    const { trustpilot, port } = await newWorld('not-the-key-but-secret');
    const read = port.stats('lendable');
    await expect(read).rejects.toBeInstanceOf(ProviderUnavailable);
    const error: unknown = await read.catch((thrown: unknown) => thrown);
    const written = [String(error), JSON.stringify(error), trustpilot.received[0]?.url.href];
    expect(written.join()).not.toContain('secret');
  });
});

describe('figures that were read', () => {
  test('are served for twelve hours without asking, to every caller', async () => {
    const { port, pass, asked } = await newWorld();
    await Promise.all([port.stats('lendable'), port.stats('lendable')]);
    pass(12 * HOUR_MS - 1);
    await port.stats('lendable');
    expect(asked()).toBe(1);
  });

  test('are served after that too, while new ones are read', async () => {
    const { port, pass, asked } = await newWorld();
    await port.stats('lendable');
    pass(12 * HOUR_MS);
    expect(await port.stats('lendable')).toMatchObject({ reviews: 1_234 });
    await expect.poll(asked).toBe(2);
    await port.stats('lendable');
    expect(asked()).toBe(2);
  });

  test.each([{ status: 500 }, { status: 200, body: '{}' }, 'closed-connection'] as const)(
    'are served for a day while Trustpilot fails with %j, and no longer',
    async (trouble) => {
      const { trustpilot, port, pass, finished } = await newWorld();
      await port.stats('lendable');
      trustpilot.meets(trouble);
      pass(24 * HOUR_MS - 1);
      expect(await port.stats('lendable')).toMatchObject({ reviews: 1_234 });
      await expect.poll(() => finished.length).toBe(2);
      pass(1);
      await expect(port.stats('lendable')).rejects.toBeInstanceOf(ProviderUnavailable);
      trustpilot.meets(null);
      expect(await port.stats('lendable')).toMatchObject({ reviews: 1_234 });
    },
  );
});

describe('an answer of Trustpilot', () => {
  const A_UNIT = { numberOfReviews: { total: 10 }, score: { stars: 4.5, trustScore: 4.6 } };

  test('is rounded to halves and to one decimal', () => {
    const exact = { ...A_UNIT, score: { stars: 4.49, trustScore: 4.5501 } };
    expect(figuresOf(exact)).toEqual({ reviews: 10, stars: 4.5, score: 4.6 });
  });

  test.each([
    null,
    'text',
    {},
    { ...A_UNIT, numberOfReviews: 10 },
    { ...A_UNIT, numberOfReviews: { total: -1 } },
    { ...A_UNIT, numberOfReviews: { total: 1.5 } },
    { ...A_UNIT, score: {} },
    { ...A_UNIT, score: { stars: 5.5, trustScore: 4.6 } },
    { ...A_UNIT, score: { stars: 4.5, trustScore: '4.6' } },
  ])('is not %j', (answer) => expect(figuresOf(answer)).toBeUndefined());
});
