import { setImmediate } from 'node:timers/promises';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction, transactionTogether, type Db } from './database.ts';
import { OuterHandleInTransaction } from './guarded-dialect.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const limit = (key: string) => ({ key, window_started_at: '2026-11-20T10:00:00.000Z', count: 1 });
const keys = async () =>
  (await db.selectFrom('rate_limits').select('key').orderBy('key').execute()).map(({ key }) => key);

describe('a transaction', () => {
  test('keeps all of it or nothing', async () => {
    const failing = transaction(db, async (tx) => {
      await tx.insertInto('rate_limits').values(limit('lost')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await transaction(db, (tx) => tx.insertInto('rate_limits').values(limit('kept')).execute());
    expect(await keys()).toEqual(['kept']);
  });

  test('refuses the outer handle, which would wait for itself for ever', async () => {
    const wrong = transaction(db, () => db.selectFrom('rate_limits').selectAll().execute());
    await expect(wrong).rejects.toThrow(OuterHandleInTransaction);
    expect(await keys()).toEqual(['kept']);
  });

  test('refuses a transaction inside a transaction', async () => {
    await expect(transaction(db, () => transaction(db, async () => 'never'))).rejects.toThrow(
      OuterHandleInTransaction,
    );
  });

  test('keeps others out of its own until it ends', async () => {
    const order: string[] = [];
    const first = transaction(db, async (tx) => {
      await tx.updateTable('sandbox.clock').set({ offset_days: 1 }).execute();
      order.push('first');
    });
    const second = transaction(db, async (tx) => {
      await tx.updateTable('sandbox.clock').set({ offset_days: 2 }).execute();
      order.push('second');
    });
    await Promise.all([first, second, db.selectFrom('users').selectAll().execute()]);
    expect(order.toSorted()).toEqual(['first', 'second']);
  });
});

describe('works that share a transaction', () => {
  const insert = (key: string) => (tx: Db) =>
    tx
      .insertInto('rate_limits')
      .values(limit(key))
      .execute()
      .then(() => undefined);

  test('are kept together', async () => {
    await transactionTogether(db, [insert('one'), insert('two')]);
    expect(await keys()).toEqual(expect.arrayContaining(['one', 'two']));
  });

  test('are lost together when one of them fails, also what the others did after it', async () => {
    const afterwards = async (tx: Db) => {
      await insert('three')(tx);
      await setImmediate();
      await insert('four')(tx);
    };
    const failing = transactionTogether(db, [() => Promise.reject(new Error('not this one')), afterwards]);
    await expect(failing).rejects.toThrow('not this one');
    expect(await keys()).not.toEqual(expect.arrayContaining(['three']));
    expect(await keys()).not.toEqual(expect.arrayContaining(['four']));
  });

  test('do not wait for one another', async () => {
    const order: string[] = [];
    const twice = (name: string) => async (tx: Db) => {
      for (const step of [1, 2]) {
        await tx.selectFrom('rate_limits').select('key').execute();
        order.push(`${name} ${step}`);
      }
    };
    await transactionTogether(db, [twice('first'), twice('second')]);
    expect(order).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });
});
