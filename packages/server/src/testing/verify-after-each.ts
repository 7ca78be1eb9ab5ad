import type { TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, expect } from 'vitest';
import { verifyRecords } from '../verification/verify-records.ts';

/** After each test of the file every loan, the ledger and the chain of records have to be in order. */
export function verifyAfterEach(theServer: () => TestServer): void {
  afterEach(async () => {
    const { results } = await verifyRecords(theServer().db);
    expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  });
}
