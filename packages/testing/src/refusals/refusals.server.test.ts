import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { EndpointTable } from '@fairlead/contract/wire/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFrom, requestFor, type CallOptions } from '../call.ts';
import { databaseDigest } from '../database-digest.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { REFUSALS } from './refusals.ts';

const ALL: EndpointTable = ENDPOINTS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Without the worker, which a call can wake: it would change what the call left unchanged. */
async function answerTo(name: EndpointName, call: CallOptions<EndpointName>) {
  const { status, error } = await answerFrom(await server.app.fetch(requestFor(name, call), {}));
  return [name, status, error?.type, error?.message];
}

/** The tables that differ. */
async function changedSince(before: Readonly<Record<string, string>>): Promise<string[]> {
  const after = await databaseDigest(server.db);
  return Object.keys(after)
    .filter((table) => after[table] !== before[table])
    .toSorted();
}

describe('a call is refused, and changes nothing,', () => {
  test.each(REFUSALS)(
    'as $refusal where $state: $endpoints',
    async ({ refusal, endpoints, enter, leaves }) => {
      const callOf = await enter(server);
      const before = await databaseDigest(server.db);
      for (const name of endpoints) {
        const answer = await answerTo(name, callOf(name));
        expect(answer).toEqual([name, ALL[name]?.refusals[refusal]?.status, refusal, expect.any(String)]);
      }
      expect(await changedSince(before)).toEqual(leaves.toSorted());
    },
  );
});
