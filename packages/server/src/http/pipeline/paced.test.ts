import { describe, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { paced } from './paced.ts';

const FLOOR_MS = 30;

const config = { answerFloorMs: FLOOR_MS } as AppServices['config'];

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

describe('work that takes longer for some email addresses', () => {
  test('is answered no sooner than the floor', async () => {
    expect(await timeOf(() => paced({ config }, () => Promise.resolve('sent')))).toBeGreaterThan(
      FLOOR_MS - 2,
    );
  });

  test('is refused no sooner either', async () => {
    const refused = () => Promise.reject(new Error('tooManyRequests'));
    const refusing = () => expect(paced({ config }, refused)).rejects.toThrow('tooManyRequests');
    expect(await timeOf(refusing)).toBeGreaterThan(FLOOR_MS - 2);
  });
});
