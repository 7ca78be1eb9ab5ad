import type { SandboxStore } from '@fairlead/providers/sandbox-store';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

/** The memory of the sandbox providers, in schema `sandbox`. */
export function sandboxDocuments(db: Db): SandboxStore {
  const get = async (collection: string, key: string): Promise<unknown> => {
    const row = await db
      .selectFrom('sandbox.documents')
      .select('value')
      .where('collection', '=', collection)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value;
  };

  // A sandbox reads back what it wrote, so the type it asks for is the type it gave.
  return {
    get: <T>(collection: string, key: string) => get(collection, key) as Promise<T | undefined>,

    async list<T>(collection: string) {
      const rows = await db
        .selectFrom('sandbox.documents')
        .select(['key', 'value'])
        .where('collection', '=', collection)
        .orderBy('key')
        .execute();
      return rows.sort((a, b) => (a.key < b.key ? -1 : 1)) as { key: string; value: T }[];
    },

    async put(collection, key, value) {
      await db
        .insertInto('sandbox.documents')
        .values({ collection, key, value: json(value) })
        .onConflict((conflict) => conflict.columns(['collection', 'key']).doUpdateSet({ value: json(value) }))
        .execute();
    },

    async putIfAbsent<T>(collection: string, key: string, value: T) {
      await db
        .insertInto('sandbox.documents')
        .values({ collection, key, value: json(value) })
        .onConflict((conflict) => conflict.columns(['collection', 'key']).doNothing())
        .execute();
      return (await get(collection, key)) as T;
    },
  };
}
