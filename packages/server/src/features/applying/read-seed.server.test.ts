import { TASK_LIST_LEAD } from '@fairlead/brands/experiments';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { deleteExpiredRecords } from '../../jobs/delete-expired-records.ts';

const NAME = TASK_LIST_LEAD.name;
const SEEDS: readonly string[] = TASK_LIST_LEAD.variants.map(({ seed }) => seed);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = ({ token, applicationId: id }: Borrower, name: string = NAME) =>
  server.call('readSeed', { token, params: { id, name } });
const storedOf = ({ userId }: Borrower) =>
  server.db.selectFrom('experiment_seeds').select(['name', 'seed']).where('user_id', '=', userId).execute();
const store = ({ userId }: Borrower, seed: string) =>
  server.db.updateTable('experiment_seeds').set({ seed }).where('user_id', '=', userId).execute();

describe('the seed of an experiment', () => {
  test('is a variant, stored when it is first asked for, and the same from then on', async () => {
    const borrower = await applied(server);
    const { data } = await read(borrower);
    expect(data).toMatchObject({ '@type': 'seed', name: NAME });
    expect(SEEDS).toContain(data?.seed);
    expect(await storedOf(borrower)).toEqual([{ name: NAME, seed: data?.seed }]);
    const other = SEEDS.find((seed) => seed !== data?.seed) ?? '';
    await store(borrower, other);
    expect((await read(borrower)).data?.seed, 'what is stored counts').toBe(other);
    await store(borrower, 'no-longer-a-variant');
    expect((await read(borrower)).data?.seed, 'unless it is no variant any more').toBe(data?.seed);
  });

  test('is not the same for everyone', async () => {
    const seeds = new Set<string | undefined>();
    for (let people = 0; people < 40 && seeds.size < SEEDS.length; people += 1)
      seeds.add((await read(await applied(server, newApplicant('Ada', 'Accept')))).data?.seed);
    expect([...seeds].toSorted()).toEqual([...SEEDS].toSorted());
  });

  test('of an experiment that the brand does not run is not found, nor of another’s application', async () => {
    const borrower = await applied(server);
    const another = await applied(server);
    expect((await read(borrower, 'no-such-experiment')).error?.type).toBe('notFound');
    const theirs = { ...borrower, applicationId: another.applicationId };
    expect((await read(theirs)).error?.type).toBe('notFound');
  });

  test('of a session that typed the borrower’s email address is answered, and not stored', async () => {
    const owner = await applied(server);
    const limited = await applied(server, { ...owner.application, amount: 3000 });
    expect(SEEDS).toContain((await read(limited)).data?.seed);
    expect(await storedOf(owner)).toEqual([]);
  });

  test('is deleted after 13 months', async () => {
    const borrower = await applied(server);
    await read(borrower);
    server.passMinutes(396 * 24 * 60);
    await perform(deleteExpiredRecords, server.services);
    expect(await storedOf(borrower)).toEqual([]);
  });
});
