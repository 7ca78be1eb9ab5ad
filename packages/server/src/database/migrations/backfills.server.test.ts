import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateTo } from '@fairlead/testing/migrate-to';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Db } from '../database.ts';
import { migrate } from '../migrate.ts';

const USER = '0190d5a0-0000-7000-8000-000000000001';
const READING = '0190d5a0-0000-7000-8000-000000000002';
const SIGNED = '0190d5a0-0000-7000-8000-000000000003';
const UNSIGNED_SET = '0190d5a0-0000-7000-8000-000000000004';
const SIGNED_SET = '0190d5a0-0000-7000-8000-000000000005';
const SET_WITHOUT_MANDATE = '0190d5a0-0000-7000-8000-000000000007';
const LOAN = '0190d5a0-0000-7000-8000-000000000006';
const HIRE = {
  vehicle: { registrationMark: 'AIZ1234', make: 'FORD' },
  existingAgreement: { lender: 'Sample Motor Credit', agreementNumber: 'SMC-204118' },
};
const READ_AT = '2026-11-20T10:00:00.000Z';

const dataFolder = mkdtempSync(join(tmpdir(), 'fairlead-backfills-'));
let db: Db;
let close: () => Promise<void>;

async function storeApplication(id: string, state: string): Promise<void> {
  await sql`
    insert into loan_applications (user_id, id, brand_id, product_id, state, amount_pence, term_months, reason,
      applicant_encrypted, affordability, employment_status, net_monthly_income_pence, document_codes,
      bureau_searches, created_at, updated_at)
    values (${USER}, ${id}, 'lendable', 'unsecured-2026-1', ${state}, 750000, 36, 'car', '', '{}', 'Retired', 200000,
      '{}', 1, now(), now())`.execute(db);
}

async function storeSet(id: string, application: string): Promise<void> {
  await sql`
    insert into document_sets (user_id, id, brand_id, application_id, drawdown_on, dated_price, template_version,
      created_at)
    values (${USER}, ${id}, 'lendable', ${application}, '2026-11-20', '{}', '2026-3', now())`.execute(db);
}

async function changeMark(sequence: number, registrationMark: string): Promise<void> {
  await sql`
    insert into loan_events (user_id, loan_id, sequence, brand_id, kind, value_on, recorded_at, reference, actor, body)
    values (${USER}, ${LOAN}, ${sequence}, 'lendable', 'mark-changed', '2026-11-20', now(), ${registrationMark}, 'staff',
      ${JSON.stringify({ kind: 'mark-changed', registrationMark })})`.execute(db);
}

async function store(collection: string, key: string, value: object): Promise<void> {
  await sql`insert into sandbox.documents (collection, key, value) values (${collection}, ${key}, ${JSON.stringify(value)})`.execute(
    db,
  );
}

beforeAll(async () => {
  ({ db, close } = await openDatabase({ url: undefined, poolSize: 1, dataFolder }, () => undefined));
  await migrateTo(db, '0022-mobile-numbers');
  await sql`
    insert into users (id, brand_id, email_index, email_encrypted, first_name, last_name, date_of_birth_encrypted,
      mobile_number_encrypted, roles, created_at)
    values (${USER}, 'lendable', 'index', '', 'Olive', 'Older', '', '', '["BORROWER"]', now())`.execute(db);
  await storeApplication(READING, 'Documents');
  await storeApplication(SIGNED, 'Requested');
  await storeSet(UNSIGNED_SET, READING);
  await storeSet(SIGNED_SET, SIGNED);
  await sql`
    insert into audit_rows (id, brand_id, user_id, actor, action, subject_type, subject_id, detail, at)
    values (${LOAN}, 'lendable', ${USER}, 'borrower', 'documents-read', 'loan-application', ${SIGNED},
      ${JSON.stringify({ setId: SIGNED_SET })}, ${READ_AT})`.execute(db);
  await sql`
    insert into loans (user_id, id, brand_id, application_id, reference, agreement, state, is_active, signed_on,
      principal_pence, interest_due_pence, outstanding_pence, credit_balance_pence, total_paid_pence,
      left_to_pay_pence, paid_instalments, arrears_pence, accounts, is_mandate_active, version,
      created_at)
    values (${USER}, ${LOAN}, 'lendable', ${SIGNED}, 'K7QM2R9XHT', ${JSON.stringify({ hire: HIRE })}, 'Pending', true, '2026-11-20',
      0, 0, 0, 0, 0, 0, 0, 0, '{}', false, 1, now())`.execute(db);
  await migrateTo(db, '0029-credit-cards');
  await store('inbox/messages', 'a-message', {
    channel: 'email',
    html: '<p>Hello</p>',
    attachments: [{ filename: 'a.pdf' }],
  });
  await store('inbox/messages', 'a-text', { channel: 'sms', text: 'Hello' });
  await store('inbox/attachments', 'a-message/0', { base64: Buffer.from('PDF!').toString('base64') });
  await storeSet(SET_WITHOUT_MANDATE, READING);
  await changeMark(1, 'BIG1234');
  await changeMark(2, 'HAL1234');
  await migrate(db);
});
afterAll(async () => {
  await close();
  rmSync(dataFolder, { recursive: true });
});

test('an application of an older release has a reference, which is its loan’s where there is one', async () => {
  const rows = await db.selectFrom('loan_applications').select(['id', 'reference']).execute();
  const referenceOf = (id: string) => rows.find((row) => row.id === id)?.reference;
  expect(referenceOf(SIGNED)).toBe('K7QM2R9XHT');
  expect(referenceOf(READING)).toMatch(/^[A-Z]{10}$/);
});

test('a process of the older release can still store an application', async () => {
  await storeApplication('0190d5a0-0000-7000-8000-000000000009', 'Quoted');
});

test('documents that were read stay read; unsigned ones are made again', async () => {
  const sets = await db
    .selectFrom('document_sets')
    .select(['id', 'reading_completed_at', 'superseded_at'])
    .orderBy('id')
    .execute();
  expect(sets).toMatchObject([
    { id: UNSIGNED_SET, reading_completed_at: null, superseded_at: expect.any(String) as string },
    { id: SIGNED_SET, reading_completed_at: READ_AT, superseded_at: null },
    { id: SET_WITHOUT_MANDATE, superseded_at: expect.any(String) as string },
  ]);
});

test('the mark that a hired car has now, and the number that was settled, wait to be encrypted', async () => {
  const rows = await db.selectFrom('loans').select(['id', 'hire_numbers']).execute();
  expect(rows).toEqual([
    { id: LOAN, hire_numbers: { registrationMark: 'HAL1234', agreementNumber: 'SMC-204118' } },
  ]);
});

test('the design of an email of the sandbox is apart, and the message knows the sizes of its attachments', async () => {
  const rows = await db
    .selectFrom('sandbox.documents')
    .selectAll()
    .orderBy('collection')
    .orderBy('key')
    .execute();
  expect(rows.filter(({ collection }) => collection !== 'inbox/attachments')).toEqual([
    { collection: 'inbox/designed', key: 'a-message', value: '<p>Hello</p>' },
    {
      collection: 'inbox/messages',
      key: 'a-message',
      value: { channel: 'email', attachments: [{ filename: 'a.pdf', sizeBytes: 4 }] },
    },
    { collection: 'inbox/messages', key: 'a-text', value: { channel: 'sms', text: 'Hello' } },
  ]);
});
