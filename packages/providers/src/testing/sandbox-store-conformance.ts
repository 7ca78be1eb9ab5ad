import { beforeEach, describe, expect, test } from 'vitest';
import type { SandboxStore } from '../sandbox-store.ts';

/** What every store of the sandboxes must do. `open` gives an empty one. */
export function describeSandboxStore(name: string, open: () => Promise<SandboxStore> | SandboxStore): void {
  describe(`${name} keeps what the sandboxes know`, () => {
    let store: SandboxStore;
    beforeEach(async () => {
      store = await open();
    });

    test('a document put is got back, and replaced by a later one', async () => {
      await store.put('inbox', 'a', { text: 'one', amounts: [1, 2] });
      await store.put('inbox', 'a', { text: 'two', amounts: [] });
      expect(await store.get('inbox', 'a')).toEqual({ text: 'two', amounts: [] });
    });

    test('what was never put is undefined, and an empty collection lists nothing', async () => {
      expect(await store.get('inbox', 'a')).toBeUndefined();
      expect(await store.list('inbox')).toEqual([]);
    });

    test('a collection is listed by key, without its neighbours', async () => {
      for (const key of ['b', 'a', 'A', '10', '9', 'a/0']) await store.put('inbox', key, { key });
      await store.put('inbox/other', 'c', {});
      const keys = (await store.list('inbox')).map(({ key }) => key);
      expect(keys).toEqual(['10', '9', 'A', 'a', 'a/0', 'b']);
    });

    test('the first of many puts of an absent key stands, and everybody is told so', async () => {
      const told = await Promise.all([1, 2, 3, 4].map((n) => store.putIfAbsent('answers', 'key', { n })));
      const standing = await store.get('answers', 'key');
      expect(told).toEqual([standing, standing, standing, standing]);
      expect(await store.putIfAbsent('answers', 'key', { n: 5 })).toEqual(standing);
    });

    test('a document changed by its reader stays as it was', async () => {
      const given = { list: [1] };
      const told = await store.putIfAbsent('answers', 'key', given);
      told.list.push(2);
      given.list.push(3);
      expect(await store.get('answers', 'key')).toEqual({ list: [1] });
    });
  });
}
