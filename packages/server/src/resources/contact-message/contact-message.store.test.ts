import { day } from '@fairlead/core/calendar/day';
import { servicesOn } from '@fairlead/testing/services-on';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { deleteContactMessagesBefore } from './contact-message-store.ts';
import { storeContactMessage, type ContactMessage } from './contact-message.ts';

let server: AppServices;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  close = opened.close;
  server = servicesOn(opened.db);
});
afterAll(() => close());

const WRITTEN: ContactMessage = {
  name: 'Wilma Writer',
  email: 'wilma@mail.example',
  phone: null,
  topic: 'complaint',
  message: 'I got no call back.',
  reference: null,
};

const keep = (on: string, changes: Partial<ContactMessage> = {}) =>
  transaction(server.db, (tx) =>
    storeContactMessage(server, tx, 'asda', day(on), { ...WRITTEN, ...changes }),
  );

describe('a message', () => {
  test('is new once a day, however many come at the same moment', async () => {
    const kept = await Promise.all(Array.from({ length: 5 }, () => keep('2026-11-20')));
    expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
    expect((await keep('2026-11-21')).isNew).toBe(true);
    expect((await keep('2026-11-20', { topic: 'repayments' })).isNew).toBe(true);
  });

  test('opens in its own row and names its sender only by the index of the account', async () => {
    const { id } = await keep('2026-11-22');
    const row = await server.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content = server.cipher.open(
      { table: 'contact_messages', row: id, column: 'content' },
      row.content_encrypted,
    );
    expect(JSON.parse(content)).toMatchObject({ name: 'Wilma Writer', message: 'I got no call back.' });
    expect(row.email_index).toBe(server.cipher.blindIndex('email', 'wilma@mail.example'));
  });

  test('is forgotten with those that came before an instant, and no later one', async () => {
    const [older, newer] = [await keep('2026-11-23'), await keep('2026-11-24')];
    const came = (id: string, at: string) =>
      server.db.updateTable('contact_messages').set({ created_at: at }).where('id', '=', id).execute();
    await came(older.id, '2023-11-20T11:59:59.000Z');
    await came(newer.id, '2023-11-20T12:00:00.000Z');
    await deleteContactMessagesBefore(server.db, '2023-11-20T12:00:00.000Z');
    const left = await server.db.selectFrom('contact_messages').select('id').execute();
    expect(left.map(({ id }) => id)).toContain(newer.id);
    expect(left.map(({ id }) => id)).not.toContain(older.id);
  });
});
