import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { readDesignedEmail, readInbox } from '../inbox.ts';
import type { SandboxStore } from '../sandbox-store.ts';
import { killedSandboxStore } from '../testing/interrupted-sandbox-store.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { AN_EMAIL, describeEmail } from './conformance.ts';
import { sandboxEmail } from './sandbox.ts';

const attachmentOf = (store: SandboxStore, messageId: string, index: number) =>
  store.get('inbox/attachments', `${messageId}/${index}`);

function newWorld() {
  const store = memorySandboxStore();
  const clock = manualClock(day('2026-11-20'));
  const port = sandboxEmail({ store, clock });
  const delivered = async () => {
    const messages = await readInbox(store);
    return Promise.all(
      messages.map(async (message) => {
        const parts: unknown[] = [
          ...Object.values<unknown>({ ...message }),
          await readDesignedEmail(store, message.messageId),
        ];
        return parts.map(asText).join(' | ');
      }),
    );
  };
  return { store, clock, port, delivered };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

describeEmail('the sandbox', async () => newWorld());

describe('the sandbox rejects', () => {
  test.each([
    'jane@borrower.co.uk',
    'jane@example.com',
    'jane@borrower.example.com',
    'jane@example',
    'real@person.co.uk, jane@borrower.example',
    '"real@person.co.uk" <jane@borrower.example>',
    'jane@borrower.example\r\nBcc: real@person.co.uk',
    'jane.example',
    '',
  ])('an email to %j', async (to) => {
    const { port, delivered } = newWorld();
    await expect(port.send({ ...AN_EMAIL, to })).rejects.toMatchObject({ reason: 'address-not-allowed' });
    expect(await delivered()).toEqual([]);
  });
});

describe('the inbox', () => {
  test('shows the newest message first', async () => {
    const { store, clock, port } = newWorld();
    await port.send({ ...AN_EMAIL, messageId: 'z-older' });
    clock.moveTo(day('2026-12-01'));
    await port.send({ ...AN_EMAIL, messageId: 'a-newer' });
    expect((await readInbox(store)).map(({ messageId }) => messageId)).toEqual(['a-newer', 'z-older']);
  });

  test('returns a message, its design and its attachment', async () => {
    const { store, port } = newWorld();
    await port.send(AN_EMAIL);
    const [message] = await readInbox(store);
    expect(message).toMatchObject({ channel: 'email', sentAt: '2026-11-20T12:00:00.000Z' });
    expect(await readDesignedEmail(store, AN_EMAIL.messageId)).toBe(AN_EMAIL.html);
    expect(await readDesignedEmail(store, 'another')).toBeUndefined();
    expect(await attachmentOf(store, AN_EMAIL.messageId, 0)).toEqual(AN_EMAIL.attachments?.[0]);
    expect(await attachmentOf(store, AN_EMAIL.messageId, 1)).toBeUndefined();
  });

  test.each([0, 1, 2, 3])('only has complete messages when killed before write %i', async (killAt) => {
    const { store, clock, port } = newWorld();
    const killedPort = sandboxEmail({ store: killedSandboxStore(store, killAt), clock });
    await killedPort.send(AN_EMAIL).catch(() => undefined);
    for (const { messageId } of await readInbox(store)) {
      expect(await readDesignedEmail(store, messageId)).toBeDefined();
      expect(await attachmentOf(store, messageId, 0)).toBeDefined();
    }
    await port.send(AN_EMAIL);
    expect(await readInbox(store)).toHaveLength(1);
  });
});
