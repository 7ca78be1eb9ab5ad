import { day } from '@fairlead/core/calendar/day';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SandboxStore } from '../sandbox-store.ts';

/** The conformance suite for sandbox stores. `open` returns an empty one. */
export function describeSandboxStore(name: string, open: () => Promise<SandboxStore> | SandboxStore): void {
  describe(`${name} stores documents`, () => {
    let store: SandboxStore;
    beforeEach(async () => {
      store = await open();
    });

    test('and returns them, or the later one for the same key', async () => {
      await store.put('inbox', 'a', { text: 'one', amounts: [1, 2] });
      await store.put('inbox', 'a', { text: 'two', amounts: [] });
      expect(await store.get('inbox', 'a')).toEqual({ text: 'two', amounts: [] });
    });

    test('and returns undefined for an unknown key and nothing for an empty collection', async () => {
      expect(await store.get('inbox', 'a')).toBeUndefined();
      expect(await store.list('inbox')).toEqual([]);
    });

    test('and lists a collection by key, without other collections', async () => {
      for (const key of ['b', 'a', 'A', '10', '9', 'a/0']) await store.put('inbox', key, { key });
      await store.put('inbox/other', 'c', {});
      const keys = (await store.list('inbox')).map(({ key }) => key);
      expect(keys).toEqual(['10', '9', 'A', 'a', 'a/0', 'b']);
    });

    test('and lists those to one recipient, in any case', async () => {
      await store.put('inbox', 'a', { to: 'Ada@mail.example', text: 'one' });
      await store.put('inbox', 'b', { to: 'ada@mail.example.org', text: 'two' });
      await store.put('inbox', 'c', { text: 'to no one' });
      await store.put('inbox/other', 'd', { to: 'ada@mail.example' });
      expect(await store.listTo('inbox', 'ada@MAIL.example')).toEqual([
        { to: 'Ada@mail.example', text: 'one' },
      ]);
    });

    test('and keeps the first of concurrent puts of a new key, returning it to every caller', async () => {
      const results = await Promise.all([1, 2, 3, 4].map((n) => store.putIfAbsent('answers', 'key', { n })));
      const stored = await store.get('answers', 'key');
      expect(results).toEqual([stored, stored, stored, stored]);
      expect(await store.putIfAbsent('answers', 'key', { n: 5 })).toEqual(stored);
    });

    test('and is not affected when a caller changes a document', async () => {
      const given = { list: [1] };
      const results = await store.putIfAbsent('answers', 'key', given);
      results.list.push(2);
      given.list.push(3);
      expect(await store.get('answers', 'key')).toEqual({ list: [1] });
    });

    test('and returns events by their day, and those recorded since by their number', async () => {
      const event = (eventId: string, on: string) => ({ eventId, on: day(on) });
      const upTo = day('2026-12-10');
      const read = (after: string, seen: number) =>
        store.scheduled('bank', { after: day(after), seen, upTo });
      await store.schedule('bank', [event('a', '2026-12-01'), event('b', '2026-12-09')]);
      await store.schedule('bank', [event('a', '2026-12-05'), event('c', '2026-12-11')]);
      await store.schedule('other', [event('a', '2026-12-04')]);
      const first = await store.scheduled('bank', { after: null, seen: 0, upTo });
      expect(first.events).toEqual([event('a', '2026-12-01'), event('b', '2026-12-09')]);
      expect(await read('2026-12-10', first.last)).toEqual({ events: [], last: first.last });
      expect((await read('2026-12-02', first.last)).events).toEqual([event('b', '2026-12-09')]);
      await store.schedule('bank', [event('late', '2026-11-20')]);
      const late = await read('2026-12-10', first.last);
      expect(late.events).toEqual([event('late', '2026-11-20')]);
      expect(late.last).toBeGreaterThan(first.last);
    });

    test('and names the next day with an event', async () => {
      await store.schedule('bank', []);
      expect(await store.firstScheduledAfter('bank', day('2026-12-01'))).toBeNull();
      await store.schedule('bank', [
        { eventId: 'b', on: day('2026-12-09') },
        { eventId: 'a', on: day('2026-12-01') },
      ]);
      expect(await store.firstScheduledAfter('bank', day('2026-12-01'))).toBe('2026-12-09');
      expect(await store.firstScheduledAfter('bank', day('2026-12-09'))).toBeNull();
    });
  });
}
