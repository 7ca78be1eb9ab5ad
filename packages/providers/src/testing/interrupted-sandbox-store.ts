import type { SandboxStore } from '../sandbox-store.ts';

/** A store that calls `before` ahead of each write, numbered from 0. Throwing there simulates a kill. */
export function interruptedSandboxStore(
  store: SandboxStore,
  before: (write: number) => Promise<void>,
): SandboxStore {
  let writes = 0;
  return {
    ...store,
    async put(collection, key, value) {
      await before(writes++);
      await store.put(collection, key, value);
    },
    async putIfAbsent<T>(collection: string, key: string, value: T) {
      await before(writes++);
      return store.putIfAbsent(collection, key, value);
    },
    async schedule(journal, events) {
      await before(writes++);
      await store.schedule(journal, events);
    },
  };
}

/** A store whose process is killed before its n-th write, numbered from 0. */
export function killedSandboxStore(store: SandboxStore, killAt: number): SandboxStore {
  return interruptedSandboxStore(store, async (write) => {
    if (write >= killAt) throw new Error('killed');
  });
}
