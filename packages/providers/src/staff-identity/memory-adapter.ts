import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** What the sandbox's identity provider remembers, until its process ends: one shelf for each kind of record. */
export function memoryAdapter(_kind: string): Adapter {
  const entries = new Map<string, Entry>();

  const live = (id: string): AdapterPayload | undefined => {
    const entry = entries.get(id);
    return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
  };
  const findBy = (field: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
    [...entries.keys()].map(live).find((payload) => payload?.[field] === value);

  return {
    async upsert(id, payload, expiresInSeconds = 0) {
      for (const [old, { endsAt }] of entries) if (endsAt <= Date.now()) entries.delete(old);
      entries.set(id, { payload, endsAt: Date.now() + expiresInSeconds * 1_000 });
    },
    find: async (id) => live(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    async consume(id) {
      const entry = entries.get(id);
      if (entry)
        entries.set(id, {
          ...entry,
          payload: { ...entry.payload, consumed: Math.floor(Date.now() / 1_000) },
        });
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
    },
  };
}
