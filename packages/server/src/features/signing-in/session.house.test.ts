import { startHouse, type StartedHouse } from '@fairlead/testing/start-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

describe('a visit', () => {
  test('is new each time; the browser stays the same when it says who it is', async () => {
    const first = await house.get('initializeSession');
    const again = await house.get('initializeSession', { headers: { 'x-lifetime-id': first.lifetimeId } });
    expect(again.lifetimeId).toBe(first.lifetimeId);
    expect(again.id).not.toBe(first.id);
  });

  test('of a browser that says nonsense gets a new id', async () => {
    const { lifetimeId } = await house.get('initializeSession', { headers: { 'x-lifetime-id': '1 or 1=1' } });
    expect(lifetimeId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
