import { describeSandboxStore } from '@fairlead/providers/testing/sandbox-store-conformance';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll } from 'vitest';
import { sandboxDocuments } from './sandbox-document-store.ts';

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

describeSandboxStore('the sandbox documents', async () => {
  const { db, close } = await openTestDatabase();
  opened.push(close);
  return sandboxDocuments(db);
});
