import { randomUUID } from 'node:crypto';
import type { WireBody } from '@fairlead/testing/call';
import { applied } from '@fairlead/testing/journeys/applying';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { onCopy } from '@fairlead/testing/on-copy';
import { newApplicant, type Application } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../database/acting-as.ts';
import { explainDecisions } from './explain-decisions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const explained = (applicationId: string, db = server.db) =>
  actAs('system', () => explainDecisions(db, server.services.cipher, applicationId));

const REASON = 'Three payslips.';

/** A statement that changes the decisions on an application. */
const changing = (id: string, change: string): string =>
  `update decisions set ${change} where application_id = '${id}'`;

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
    expect(second?.text).toContain('Credit band, settled earlier: Great');
    expect([first?.isDifferent, second?.isDifferent]).toEqual([false, false]);
  });

  test('by a person say who and why, also where the rules would have said something else', async () => {
    const { token } = await signedOn(server);
    const decide = async (lastName: string, body: WireBody<'decideApplication'>) => {
      const id = await idOf(lastName);
      await server.get('decideApplication', { token, params: { id }, body });
      return (await explained(id)).at(-1);
    };
    const approved = await decide('Referred', { outcome: 'approve', band: 'Good', reason: REASON });
    expect(approved?.text).toMatch(/A person decided: .+ Three payslips\./);
    expect(approved?.text).toContain('✓ Made again, the outcome is the same.');
    const declined = await decide('Thin', {
      outcome: 'decline',
      declineReasons: ['credit-score'],
      reason: REASON,
    });
    expect(declined?.text).toContain('The rules alone would have said:');
    expect(declined?.isDifferent).toBe(false);
  });

  test('that the rules do not give are found', async () => {
    const id = await idOf('Accept');
    await onCopy(server.db, [changing(id, `outcome = '{"outcome": "Declined"}'`)], async (copy) => {
      const [decision] = await explained(id, copy);
      expect(decision?.isDifferent).toBe(true);
      expect(decision?.text).toContain(
        '✗ Made again, the outcome is different. Stored: {"outcome":"Declined"}',
      );
    });
  });

  test('by a person who approved are found as well', async () => {
    const { token } = await signedOn(server);
    const id = await idOf('Referred');
    const body = { outcome: 'approve', band: 'Good', reason: REASON } as const;
    await server.get('decideApplication', { token, params: { id }, body });
    await onCopy(server.db, [changing(id, `outcome = '{"outcome": "Declined"}'`)], async (copy) => {
      expect((await explained(id, copy)).at(-1)?.isDifferent).toBe(true);
    });
  });

  test('by rules of another release are not made again', async () => {
    const id = await idOf('Accept');
    await onCopy(server.db, [changing(id, "rule_version = 'decision-2020-1'")], async (copy) => {
      expect((await explained(id, copy))[0]?.text).toContain('Not made again: this release has the rules');
    });
  });

  test('are none for an id that there is not', async () => {
    expect(await explained(randomUUID())).toEqual([]);
  });
});
