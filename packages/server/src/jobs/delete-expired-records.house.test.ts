import { PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/sign-in';
import { startHouse, type StartedHouse } from '@fairlead/testing/start-server';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { housekeeping } from './delete-expired-records.ts';

const DAY_MINUTES = 24 * 60;

let house: StartedHouse;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

const kept = async () => {
  const tables = ['rate_limits', 'auth_tokens', 'idempotency_keys'] as const;
  const rows = await Promise.all(tables.map((table) => house.db.selectFrom(table).selectAll().execute()));
  return rows.map(({ length }) => length > 0);
};

test('windows, tokens and kept answers are forgotten when nobody can need them', async () => {
  const { autoLoginToken } = await house.get('submitApplication', {
    body: PEOPLE.accepted,
    key: randomUUID(),
  });
  await signIn(house, autoLoginToken ?? '');
  await housekeeping(house.house);
  expect(await kept()).toEqual([true, true, true]);
  for (const [days, left] of [
    [4, [false, true, true]],
    [30, [false, false, true]],
    [60, [false, false, false]],
  ] as const) {
    house.passMinutes(days * DAY_MINUTES);
    await housekeeping(house.house);
    expect(await kept()).toEqual(left);
  }
});

test('a message to a brand and the emails about it are forgotten three years after it came', async () => {
  const write = (message: string) =>
    house.call('contactUs', {
      brand: 'asda',
      body: { name: 'Wilma Writer', email: 'wilma@mail.example', topic: 'complaint', message },
    });
  const count = async () => [
    (await house.db.selectFrom('contact_messages').select('id').execute()).length,
    (
      await house.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('template', 'like', 'contact-%')
        .execute()
    ).length,
  ];
  const others = () =>
    house.db.selectFrom('outbox_messages').select('id').where('template', 'not like', 'contact-%').execute();
  const toBorrowers = await others();
  await write('Nobody called me back.');
  house.passMinutes((3 * 365 - 1) * DAY_MINUTES);
  await write('Still nobody.');
  await housekeeping(house.house);
  expect(await count()).toEqual([2, 4]);
  house.passMinutes(3 * DAY_MINUTES);
  await housekeeping(house.house);
  expect(await count()).toEqual([1, 2]);
  expect(await others()).toEqual(toBorrowers);
});
