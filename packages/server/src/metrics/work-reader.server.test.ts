import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { servicesOn } from '@fairlead/testing/services-on';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../context.ts';
import { openDatabase, transaction } from '../database/database.ts';
import { updateLoan, type LoanKey } from '../resources/loan/loan-store.ts';
import { queueEmail, queueSms } from '../resources/outbox/outbox.ts';
import { insertProviderEvents } from '../resources/provider-event/provider-event-store.ts';
import { workReader } from './work-reader.ts';

const NOON = Date.parse('2026-11-20T10:00:00.000Z');
const MINUTES = 60_000;

describe('what waits in the tables', () => {
  let database: TestDatabase;
  let services: AppServices;
  let key: LoanKey;

  beforeAll(async () => {
    database = await openTestDatabase();
    services = servicesOn(database.db);
    key = await storeLoan(services, await storeBorrower(services), YEAR_LOAN);
    await database.db.deleteFrom('outbox_messages').execute();
  });
  afterAll(() => database.close());

  const readAt = (ms: number) => workReader(database.db, () => new Date(ms))();
  const queue = async (name: string, ms = NOON) =>
    (await readAt(ms))?.queues.find((found) => found.name === name);

  test('is nothing for an empty queue', async () => {
    expect(await queue('emails')).toEqual({ name: 'emails', waiting: 0, oldestSeconds: 0 });
  });

  test('is each message, by its channel and with the age of the oldest', async () => {
    const owner = { userId: key.userId, brandId: 'lendable' } as const;
    const email = { to: 'a@mail.example', from: 'b@mail.example', subject: 's', text: 't', html: 'h' };
    await transaction(database.db, async (tx) => {
      await queueEmail(services, tx, owner, 'contact-received', email);
      await queueEmail(services, tx, owner, 'contact-received', email);
      await queueSms(services, tx, owner, 'contact-received', { to: '+447700900123', text: 't' });
    });
    expect(await queue('emails', NOON + 5 * MINUTES)).toMatchObject({ waiting: 2, oldestSeconds: 300 });
    expect(await queue('texts')).toMatchObject({ waiting: 1, oldestSeconds: 0 });
  });

  test('is each provider event that had no effect yet', async () => {
    const at = new Date(NOON).toISOString();
    const event = { eventId: 'event-1', on: '2026-11-20' };
    await transaction(database.db, (tx) => insertProviderEvents(tx, 'payouts', [event], at));
    expect(await queue('provider-events', NOON + MINUTES)).toMatchObject({ waiting: 1, oldestSeconds: 60 });
  });

  test('is each loan that was set aside', async () => {
    expect(await readAt(NOON)).toMatchObject({ loansSetAside: 0 });
    await updateLoan(database.db, key, { set_aside_reason: 'Error: test' });
    expect(await readAt(NOON)).toMatchObject({ loansSetAside: 1 });
  });
});

describe('a database that cannot be read', () => {
  const readerOf = async (port: number) => {
    const place = { url: `postgres://reader@127.0.0.1:${port}/none`, poolSize: 1, dataFolder: '' };
    const { probe, close } = await openDatabase(place, () => undefined);
    return { read: workReader(probe, () => new Date(NOON)), close };
  };

  test('is not known when it refuses connections', async () => {
    const { read, close } = await readerOf(1);
    expect(await read()).toBeUndefined();
    await close();
  });

  test('is given up after half a second when it hangs, and is asked once however many ask', async () => {
    const sockets: Socket[] = [];
    const hanging = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { read, close } = await readerOf((hanging.address() as AddressInfo).port);
    const startedAt = performance.now();
    expect(await Promise.all([read(), read(), read()])).toEqual([undefined, undefined, undefined]);
    expect(await read()).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    hanging.close();
    await close();
  });
});
