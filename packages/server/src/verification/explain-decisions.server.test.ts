import { randomUUID } from 'node:crypto';
import { applied } from '@fairlead/testing/journeys/applying';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../database/acting-as.ts';
import { transaction } from '../database/database.ts';
import { run } from '../database/run-sql.ts';
import { explainDecisions } from './explain-decisions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const explained = (applicationId: string, db = server.db) =>
  actAs('system', () => explainDecisions(db, server.services.cipher, applicationId));

async function idOf(lastName: string, changes: Partial<Application> = {}): Promise<string> {
  return (await applied(server, newApplicant('Rita', lastName, changes))).applicationId;
}

describe('the decisions on an application', () => {
  test.each([
    ['Accept', 'Decision: Quoted'],
    ['Decline', 'Decision: Declined'],
    ['Mismatch', 'Decision: Address Mismatch'],
    ['Referred', 'Decision: Referred'],
  ])('of %s are made again with the same outcome: %s', async (lastName, words) => {
    const [decision, ...others] = await explained(await idOf(lastName));
    expect(others).toEqual([]);
    expect(decision?.text).toContain('✓ Made again, the outcome is the same.');
    expect(decision?.text).toContain(words);
    expect(decision?.isDifferent).toBe(false);
  });

  test('name no one', async () => {
    const [decision] = await explained(await idOf('Accept'));
    expect(decision?.text).not.toMatch(/Rita|Accept|mail\.example|Harbour|1988/);
  });

  test('are all shown, also for another amount, with where the band comes from', async () => {
    const { token, applicationId } = await applied(server, newApplicant('Rita', 'Accept'));
    const { version } = await server.get('readRequotability', { token, params: { id: applicationId } });
    const body = { amount: 5_000, term: 24, version: version ?? '' };
    await server.get('requote', { token, params: { id: applicationId }, body });
    const [first, second] = await explained(applicationId);
    expect(first?.text).toContain('Amount: £7,500.00');
    expect(second?.text).toContain('Amount: £5,000.00');
    expect(second?.text).toContain('Credit band, from the decision before: Great');
    expect([first?.isDifferent, second?.isDifferent]).toEqual([false, false]);
  });

  test('by a person say who and why, also where the rules would have said something else', async () => {
    const { token } = await signedOn(server);
    const decide = async (lastName: string, verdict: object) => {
      const id = await idOf(lastName);
      const body = { ...verdict, reason: 'Three payslips.' } as const;
      await server.get('decideApplication', { token, params: { id }, body: body as never });
      return (await explained(id)).at(-1);
    };
    const approved = await decide('Referred', { outcome: 'approve', band: 'Good' });
    expect(approved?.text).toMatch(/A person decided: .+ Three payslips\./);
    expect(approved?.text).toContain('✓ Made again, the outcome is the same.');
    const declined = await decide('Thin', { outcome: 'decline', declineReasons: ['credit-score'] });
    expect(declined?.text).toContain('The rules alone would have said:');
    expect(declined?.isDifferent).toBe(false);
  });

  test('that the rules do not give are found', async () => {
    const id = await idOf('Accept');
    await transaction(server.db, async (copy) => {
      await run(
        copy,
        'set local session_replication_role = replica',
        `update decisions set outcome = '{"outcome": "Declined"}' where application_id = '${id}'`,
      );
      const [decision] = await explained(id, copy);
      expect(decision?.isDifferent).toBe(true);
      expect(decision?.text).toContain(
        '✗ Made again, the outcome is different. Stored: {"outcome":"Declined"}',
      );
    });
  });

  test('by rules of another release are not made again', async () => {
    const id = await idOf('Accept');
    await transaction(server.db, async (copy) => {
      await run(
        copy,
        'set local session_replication_role = replica',
        `update decisions set rule_version = 'decision-2020-1' where application_id = '${id}'`,
      );
      expect((await explained(id, copy))[0]?.text).toContain('Not made again: this release has the rules');
    });
  });

  test('are none for an id that there is not', async () => {
    expect(await explained(randomUUID())).toEqual([]);
  });
});
