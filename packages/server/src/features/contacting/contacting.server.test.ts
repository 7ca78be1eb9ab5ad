import { addDays } from '@fairlead/core/calendar/day';
import { PEOPLE } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { WireBody } from '@fairlead/testing/call';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ brand: 'asda' });
});
afterEach(() => server.close());

const WRITTEN = {
  name: 'Wilma Writer',
  email: 'Wilma@Mail.example',
  topic: 'repayments',
  message: 'Can I pay on another day?\n\nSee <b>https://spam.example</b>',
} as const satisfies WireBody<'contactUs'>;

const write = (changes: Partial<WireBody<'contactUs'>> = {}, options: object = {}) =>
  server.call('contactUs', { body: { ...WRITTEN, ...changes }, ...options });

const inboxOf = (to: string) => server.get('readInbox', { query: { to } });
const kept = () => server.db.selectFrom('contact_messages').selectAll().execute();
const sent = async () => (await server.get('readInbox', {})).map(({ to, subject }) => [to, subject]);

describe('a visitor who writes', () => {
  test('is given a reference, which both emails carry', async () => {
    const { status, data } = await write({ phone: '020 7946 0018', reference: 'LOAN 7' });
    expect([status, data?.['@type']]).toEqual([200, 'contact-us']);
    const reference = data?.reference ?? 'none';
    expect(reference).toMatch(/^[A-Z2-9]{10}$/);
    const [toDesk] = await inboxOf('help@asda.example');
    expect(toDesk?.subject).toBe(`Payments: message ${reference}`);
    for (const words of ['Wilma Writer', 'wilma@mail.example', '+442079460018', 'LOAN 7', 'another day?'])
      expect(toDesk?.text).toContain(words);
    const [toSender] = await inboxOf('wilma@mail.example');
    expect(toSender?.text).toContain(reference);
  });

  test('cannot have words of their own sent to the address they type', async () => {
    await write({ name: 'Buy now at https://spam.example', reference: 'https://spam.example' });
    const [letter] = await inboxOf('wilma@mail.example');
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/spam|Buy|another day/);
    expect(letter?.links).toEqual([]);
  });

  test('of a complaint reaches the people who answer complaints', async () => {
    await write({ topic: 'complaint' });
    expect((await inboxOf('complaints@asda.example')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A complaint: /),
    ]);
    expect(await inboxOf('help@asda.example')).toEqual([]);
  });

  test('from an address that the sandbox does not send to is heard all the same', async () => {
    expect((await write({ email: 'someone@mail.test' })).status).toBe(200);
    expect(await sent()).toEqual([['help@asda.example', expect.any(String)]]);
  });

  test('is kept with nothing of it readable, and with a trace', async () => {
    await write({ phone: '020 7946 0018', reference: 'LOAN 7' });
    const rows = [await kept(), await server.db.selectFrom('outbox_messages').selectAll().execute()];
    expect(JSON.stringify(rows)).not.toMatch(/wilma|another day|7946 ?0018|LOAN 7/i);
    const trail = await server.db.selectFrom('audit_rows').select(['action', 'detail']).execute();
    expect(trail).toEqual([{ action: 'contact-message-received', detail: { topic: 'repayments' } }]);
  });

  test('from the email address of an account belongs to no account all the same', async () => {
    const { user } = await server.get('submitApplication', { body: PEOPLE.accepted });
    await write({ email: PEOPLE.accepted.user.email });
    const messages = await server.db
      .selectFrom('outbox_messages')
      .select('user_id')
      .where('template', 'like', 'contact-%')
      .execute();
    expect(messages.map(({ user_id }) => user_id)).not.toContain(user.id);
  });
});

describe('a message that comes twice', () => {
  const key = '0190f5fe-7c00-7a00-8000-000000000001';

  test('with its key is answered again and sent once', async () => {
    const [first, again] = [await write({}, { key }), await write({}, { key })];
    expect(again.data).toEqual(first.data);
    expect([(await kept()).length, (await sent()).length]).toEqual([1, 2]);
    expect((await write({ message: 'Other words' }, { key })).status).toBe(422);
  });

  test('without a key is the same message for the rest of the day, also at the same moment', async () => {
    const both = await Promise.all([write(), write()]);
    expect(new Set([...both, await write()].map(({ data }) => data?.reference)).size).toBe(1);
    expect([(await kept()).length, (await sent()).length]).toEqual([1, 2]);
  });

  test('on another day, in other words or to another brand is another one', async () => {
    await write();
    await write({ message: 'Other words' });
    await write({ topic: 'complaint' });
    await write({}, { brand: 'vanquis' });
    await server.travelTo(addDays(await server.today(), 1));
    await write();
    expect(await kept()).toHaveLength(5);
  });
});

describe('a message that is not taken changes nothing:', () => {
  test.each([
    ['no email address', { email: 'wilma' }, 'email'],
    ['two email addresses', { email: 'a@mail.example, b@mail.example' }, 'email'],
    ['a header in the address', { email: 'a@mail.example\nbcc: b@mail.example' }, 'email'],
    ['no telephone number', { phone: 'ring me' }, 'phone'],
    ['a topic that is not offered', { topic: 'gossip' as never }, 'topic'],
    ['no words', { message: ' \n ' }, 'message'],
    ['too many words', { message: 'x'.repeat(3001) }, 'message'],
    ['no name', { name: ' ' }, 'name'],
  ])('%s', async (_what, changes, field) => {
    const { status, error } = await write(changes);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
    expect([await kept(), await sent()]).toEqual([[], []]);
  });

  test('to a brand without the form', async () => {
    const { status, error } = await write({}, { brand: 'lendable' });
    expect([status, error?.type]).toEqual([403, 'contactFormOff']);
    expect([await kept(), await sent()]).toEqual([[], []]);
  });
});
