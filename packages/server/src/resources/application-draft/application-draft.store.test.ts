import { addDays, day } from '@fairlead/core/calendar/day';
import { newDraft, newKey } from '@fairlead/testing/journeys/drafts';
import { servicesOn } from '@fairlead/testing/services-on';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { savedForm } from '@fairlead/contract/loan-application/draft-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import {
  deleteDraftsBefore,
  findDraftByKey,
  listDueDrafts,
  nextReminderAfter,
} from './application-draft-store.ts';
import {
  draftKeyHash,
  emailOfDraft,
  openDraft,
  storeChangedDraft,
  storeNewDraft,
} from './application-draft.ts';

let server: AppServices;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openTestDatabase();
  close = opened.close;
  server = servicesOn(opened.db);
});
afterAll(() => close());

const noon = (on: string) => `${on}T12:00:00.000Z`;

function savingAt(on: string, email = 'halfway@mail.example') {
  const { page, version, answers } = newDraft();
  const form = savedForm.parse({ page, version, answers });
  const keyHash = draftKeyHash(server.cipher, newKey());
  return { makers: { ...server, now: noon(on) }, saving: { brandId: 'asda' as const, keyHash, email, form } };
}

async function stored(on: string, email?: string) {
  const { makers, saving } = savingAt(on, email);
  await transaction(server.db, (tx) => storeNewDraft(makers, tx, saving));
  const row = await findDraftByKey(server.db, saving.brandId, saving.keyHash);
  if (!row) throw new Error('not stored');
  return { makers, saving, row };
}

describe('a stored draft', () => {
  test('opens unchanged, and is found by its key and brand', async () => {
    const { saving, row } = await stored('2026-11-20');
    expect(openDraft(server.cipher, row)).toEqual(saving.form);
    expect(emailOfDraft(server.cipher, row)).toBe('halfway@mail.example');
    expect(await findDraftByKey(server.db, 'lendable', saving.keyHash)).toBeUndefined();
  });

  test('with the fields of another version does not open', async () => {
    const { row } = await stored('2026-11-20');
    const place = { table: 'application_drafts', row: row.id, column: 'draft_encrypted' };
    const draft_encrypted = server.cipher.seal(place, JSON.stringify({ amount: '£7,500' }));
    expect(openDraft(server.cipher, { ...row, draft_encrypted })).toBeNull();
  });
});

test('reminders are due a day later, in order, and change with the draft', async () => {
  const first = await stored('2028-01-01');
  const second = await stored('2028-01-02');
  const dueOn = async (on: string) =>
    (await listDueDrafts(server.db, noon(on), 100)).map(({ id }) => id).slice(-2);
  expect(await dueOn('2028-01-03')).toEqual([first.row.id, second.row.id]);
  expect(await nextReminderAfter(server.db, noon('2028-01-02'))).toBe(noon('2028-01-02'));
  await transaction(server.db, (tx) =>
    storeChangedDraft({ ...first.makers, now: noon('2028-01-05') }, tx, first.row, first.saving),
  );
  expect(await dueOn('2028-01-03')).not.toContain(first.row.id);
  expect(await nextReminderAfter(server.db, noon('2028-01-04'))).toBe(noon(addDays(day('2028-01-05'), 1)));
  expect(await nextReminderAfter(server.db, noon('2028-02-01'))).toBeNull();
});

test('drafts are deleted by when they were last saved', async () => {
  const { row } = await stored('2026-11-20');
  await deleteDraftsBefore(server.db, row.saved_at);
  const left = await server.db
    .selectFrom('application_drafts')
    .select('id')
    .where('id', '=', row.id)
    .execute();
  expect(left).toHaveLength(1);
  await deleteDraftsBefore(server.db, '2999-01-01T00:00:00.000Z');
  expect(await server.db.selectFrom('application_drafts').select('id').execute()).toEqual([]);
});
