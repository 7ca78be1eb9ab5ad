import { randomUUID } from 'node:crypto';
import { SETTLEMENT_LETTER_HELP, TASK_LIST_LEAD } from '@fairlead/brands/experiments';
import { appliedForMotor } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant } from '@fairlead/testing/motor-people';
import type { Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredRecords } from '../../jobs/delete-expired-records.ts';
import { perform } from '../../runtime/background-tasks.ts';

const { name: NAME, variants } = SETTLEMENT_LETTER_HELP;
const SEEDS: readonly string[] = variants.map(({ seed }) => seed);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand: 'motor' });
});
afterAll(() => server.close());

const asBrowser = (lifetimeId: string) => ({ 'x-lifetime-id': lifetimeId });
const read = (lifetimeId: string, name: string = NAME) =>
  server.call('readBrowserSeed', { params: { name }, headers: asBrowser(lifetimeId) });
const rowsOf = (lifetimeId: string) =>
  server.db.selectFrom('browser_seeds').selectAll().where('lifetime_id', '=', lifetimeId).execute();
const store = (lifetimeId: string, seed: string) =>
  server.db.updateTable('browser_seeds').set({ seed }).where('lifetime_id', '=', lifetimeId).execute();

async function submit(body: Application, lifetimeId: string) {
  const { referral } = await server.get('makeReferral', { body: { brand: 'motor' } });
  return server.get('submitApplication', { body, query: { referral }, headers: asBrowser(lifetimeId) });
}

describe('the seed of a browser', () => {
  test('is a variant, stored when it is first asked for, and the same from then on', async () => {
    const browser = randomUUID();
    const { data } = await read(browser);
    expect(data).toMatchObject({ '@type': 'seed', name: NAME });
    expect(SEEDS).toContain(data?.seed);
    expect(await rowsOf(browser)).toMatchObject([
      { brand_id: 'motor', name: NAME, seed: data?.seed, applied_at: null },
    ]);
    const other = SEEDS.find((seed) => seed !== data?.seed) ?? '';
    await store(browser, other);
    expect((await read(browser)).data?.seed, 'what is stored counts').toBe(other);
    await store(browser, 'no-longer-a-variant');
    expect((await read(browser)).data?.seed, 'unless it is no variant any more').toBe(data?.seed);
    expect(await rowsOf(browser)).toMatchObject([{ seed: data?.seed }]);
  });

  test('is not the same for every browser', async () => {
    const seeds = new Set<string | undefined>();
    for (let browsers = 0; browsers < 40 && seeds.size < SEEDS.length; browsers += 1)
      seeds.add((await read(randomUUID())).data?.seed);
    expect([...seeds].toSorted()).toEqual([...SEEDS].toSorted());
  });

  test('needs the id of the browser', async () => {
    expect((await read('not-an-id')).error?.type).toBe('browserNotNamed');
  });

  test('is not found for an experiment by borrower, nor is this one by application', async () => {
    expect((await read(randomUUID(), TASK_LIST_LEAD.name)).error?.type).toBe('notFound');
    const { token, applicationId: id } = await appliedForMotor(server);
    const asked = await server.call('readSeed', { token, params: { id, name: NAME } });
    expect(asked.error?.type).toBe('notFound');
  });

  test('notes that an application followed, of a known email address too, and not whose', async () => {
    const [first, second, other] = [randomUUID(), randomUUID(), randomUUID()];
    for (const browser of [first, second, other]) await read(browser);
    const applicant = newMotorApplicant('Ada', 'Accept');
    await submit(applicant, first);
    await submit({ ...applicant, amount: 9000 }, second);
    for (const browser of [first, second])
      expect((await rowsOf(browser))[0]?.applied_at, browser).not.toBeNull();
    expect((await rowsOf(other))[0]?.applied_at).toBeNull();
    expect(Object.keys((await rowsOf(first))[0] ?? {}).toSorted()).toEqual(
      ['applied_at', 'brand_id', 'created_at', 'lifetime_id', 'name', 'seed'].toSorted(),
    );
  });

  test('of a browser that has none is not stored by an application', async () => {
    const browser = randomUUID();
    await submit(newMotorApplicant('Ada', 'Accept'), browser);
    expect(await rowsOf(browser)).toEqual([]);
  });

  test('is deleted after 13 months', async () => {
    const browser = randomUUID();
    await read(browser);
    server.passMinutes(396 * 24 * 60);
    await perform(deleteExpiredRecords, server.services);
    expect(await rowsOf(browser)).toEqual([]);
  });
});
