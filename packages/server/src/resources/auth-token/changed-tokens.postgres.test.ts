import { openTestDatabase } from '@fairlead/testing/test-database';
import { servicesOn } from '@fairlead/testing/services-on';
import { storeBorrower } from '@fairlead/testing/loans/stored-loan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { endSession, listChangedTokens } from './auth-token-store.ts';
import { issueToken, tokenHash, wholeAccount, type IssuedToken } from './issue-token.ts';

let services: AppServices;
let close: () => Promise<void>;
let sessions: IssuedToken[];
beforeAll(async () => {
  const opened = await openTestDatabase();
  close = opened.close;
  services = servicesOn(opened.db);
  const userId = await storeBorrower(services);
  const issue = () =>
    transaction(services.db, (tx) =>
      issueToken(services, tx, wholeAccount({ userId, brandId: 'lendable' }), 'bearer'),
    );
  sessions = [await issue(), await issue()];
});
afterAll(() => close());

const hashOf = ({ token }: IssuedToken): string => tokenHash(services.cipher, token);

test('a change that was not committed when a process asked is named the next time', async () => {
  const { db } = services;
  const [slow, quick] = sessions as [IssuedToken, IssuedToken];
  const now = new Date().toISOString();
  const started = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  const ending = transaction(db, async (tx) => {
    await endSession(tx, slow.id, now);
    started.resolve(undefined);
    await asked.promise;
  });
  await started.promise;
  // A transaction with a higher number commits first.
  await transaction(db, (tx) => endSession(tx, quick.id, now));
  const first = await listChangedTokens(db, '0');
  expect(first.tokenHashes).toEqual([hashOf(quick)]);
  asked.resolve(undefined);
  await ending;
  const second = await listChangedTokens(db, first.horizon);
  expect(second.tokenHashes).toContain(hashOf(slow));
  // A transaction that runs in any database of the server holds the horizon back: until it ends, they are named again.
  let { horizon } = second;
  const namedNext = async () => {
    const next = await listChangedTokens(db, horizon);
    horizon = next.horizon;
    return next.tokenHashes;
  };
  await expect.poll(namedNext, { timeout: 30_000 }).toEqual([]);
});
