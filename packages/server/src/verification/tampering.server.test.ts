import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { onCopy } from '@fairlead/testing/on-copy';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { day } from '@fairlead/core/calendar/day';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform } from '../runtime/background-tasks.ts';
import { linkRecords } from '../resources/chain/link-records.ts';
import { verifyProof } from './proof-checks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await signedLoan(server, shortLoan());
  await server.travelTo(day('2027-02-20'));
  await perform(linkRecords, server.services);
});
afterAll(() => server.close());

/** What verify says of a copy on which these statements ran. */
async function foundAfter(...statements: readonly string[]): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  await onCopy(server.db, statements, async (copy) => {
    const { results } = await verifyProof(copy, server.services.cipher);
    for (const { check, differences } of results) if (differences.length > 0) found[check] = differences;
  });
  return found;
}

const CHAIN = 'the chain of records has no broken link';
const RECORDS = 'every record is the one that was linked';
const ERASURES = 'every erasure was due, complete and audited';
const DOCUMENTS = 'every document has the bytes of its hashes';

const first = (table: string, key = 'id') => `${key} = (select ${key} from ${table} order by ${key} limit 1)`;
const secci = "slug = 'secci'";

const CHANGES: readonly (readonly [string, string, string, RegExp])[] = [
  [
    'the APR of an agreement',
    `update loans set agreement = jsonb_set(agreement, '{apr}', '0.01')`,
    RECORDS,
    /^agreement of the loan .+ was changed/,
  ],
  [
    'the rate of an agreement',
    `update loans set agreement = jsonb_set(agreement, '{rate}', '0.01')`,
    RECORDS,
    /^agreement of the loan .+ was changed/,
  ],
  [
    'an instalment of an agreement',
    `update loans set agreement = jsonb_set(agreement, '{instalments,3,payment}', '1')`,
    RECORDS,
    /^agreement of the loan .+ was changed/,
  ],
  [
    'the bytes of a page',
    `update documents set html_encrypted = set_byte(html_encrypted, 60, 255 - get_byte(html_encrypted, 60)) where ${secci}`,
    DOCUMENTS,
    /^the html of document .+ cannot be opened/,
  ],
  [
    'the bytes of a PDF, for those of another',
    `update documents set pdf_encrypted = (select pdf_encrypted from documents where slug = 'contract') where ${secci}`,
    DOCUMENTS,
    /^the pdf of document .+ cannot be opened/,
  ],
  [
    'the hash of a document',
    `update documents set html_sha256 = repeat('0', 64) where ${secci}`,
    RECORDS,
    /^document .+ was changed/,
  ],
  ['a document, deleted', `delete from documents where ${secci}`, RECORDS, /^document .+ was deleted/],
  ['payouts, deleted', 'delete from payouts', RECORDS, /^payout .+ was deleted/],
  ['the amount of a payout', 'update payouts set amount_pence = 1', RECORDS, /^payout .+ was changed/],
  ['mandates, deleted', 'delete from mandates', RECORDS, /^mandate .+ was deleted/],
  ['signatures, deleted', 'delete from signatures', RECORDS, /^signature .+ was deleted/],
  ['decisions, emptied', 'truncate decisions', RECORDS, /^decision .+ was deleted/],
  [
    'the inputs of a decision',
    `update decisions set inputs_encrypted = ''`,
    RECORDS,
    /^decision .+ was changed/,
  ],
  [
    'the account that is paid',
    `update bank_accounts set sort_code_encrypted = account_number_encrypted`,
    RECORDS,
    /^bank account .+ was changed/,
  ],
  [
    'the actor of an audit row',
    `update audit_rows set actor = 'system' where ${first('audit_rows')}`,
    RECORDS,
    /^audit row .+ was changed/,
  ],
  [
    'an event of a loan',
    `update loan_events set value_on = value_on - 1 where sequence = 1`,
    RECORDS,
    /^event of a loan .+ was changed/,
  ],
  [
    'a posting',
    `update ledger_postings set account = 'rebates' where account = 'bank'`,
    RECORDS,
    /^ledger posting .+ was (?:deleted|added)/,
  ],
  [
    'what a provider reported',
    `update provider_events set body = body || '{"amount": 1}'`,
    RECORDS,
    /^event of a provider .+ was changed/,
  ],
  ['a quote', `update quotes set expires_on = expires_on + 30`, RECORDS, /^quote .+ was changed/],
  [
    'a payout that was added',
    `insert into payouts select user_id, gen_random_uuid(), brand_id, loan_id, attempt + 1, amount_pence, status,
       provider_payout_id, created_at, updated_at from payouts`,
    RECORDS,
    /^payout .+ was added without being noted/,
  ],
  ['the first link', 'delete from chain_links where number = 1', CHAIN, /^link 1 is missing/],
  [
    'what a link says of its rows',
    `update chained_rows set digest = repeat('0', 64) where link = 2`,
    CHAIN,
    /^link 2 of .+ is not the digest of its rows/,
  ],
  [
    'a link’s digest and those of its rows',
    `update chain_links set digest = 'x' where number = 2`,
    CHAIN,
    /^link 2 of .+ is not the digest of its rows/,
  ],
  [
    'a record with its note',
    `with gone as (delete from signatures returning id)
       delete from chained_rows using gone where table_name = 'signatures'`,
    CHAIN,
    /^link \d+ of .+ is not the digest of its rows/,
  ],
];

/** The business date in place of the one by the clock of the database, which no test sets. */
const TODAY = `create or replace function erasure_day() returns date language sql as $$ select '2027-02-20'::date $$`;

/** The owner takes the check of what is due out of the way. */
const ERASED_UNCHECKED = [
  `create or replace function erasure_obstacle(kind text, of_user uuid, of_record uuid) returns text
     language sql as 'select null::text'`,
  `select erase_records('loan', user_id, id) from loans`,
];

const AUDITED = `insert into audit_rows (id, brand_id, actor, action, subject_type, subject_id, detail, at)
  select distinct root_id, 'lendable', 'system', 'erased', kind, root_id::text, '{}'::jsonb, now()
    from erased_rows where root_id is not null`;

/** Says that a record is erased, and deletes the signatures. */
const deletedAsErased = (kind: string, from: string, id = 'id') => [
  `select set_config('fairlead.erasing', json_build_object('kind', '${kind}', 'root_id', ${id},
     'erased_on', erasure_day())::text, true) from ${from}`,
  'delete from signatures',
];

const EARLIER = '01890000-0000-7000-8000-000000000000'; // made in June 2023

/** What the owner of the database erased with the triggers on, and what is said of it. */
const ERASED: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'a loan that was erased before it was due, without an audit row',
    ERASED_UNCHECKED,
    ['the loan X was erased without an audit row', 'the loan X was erased although it was not due'],
  ],
  [
    'a loan that was erased before it was due',
    [...ERASED_UNCHECKED, AUDITED],
    ['the loan X was erased although it was not due'],
  ],
  [
    'signatures that were deleted as if their application was erased',
    [...deletedAsErased('application', 'loan_applications'), AUDITED],
    [
      'the application X was erased although it was not due',
      'rows of the application X were erased, and it is still there',
    ],
  ],
  [
    'signatures that were deleted as if an account was erased that has been erased already',
    [
      `insert into erased_rows (table_name, row_key, erased_at, kind, root_id, erased_on)
         values ('decisions', '[]', now() - interval '1 day', 'account', '${EARLIER}', '2026-01-01')`,
      ...deletedAsErased('account', 'loans', `'${EARLIER}'`),
      AUDITED,
    ],
    ['rows of the account X were erased more than once'],
  ],
];

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

describe('npm run verify names', () => {
  test('nothing where nothing was changed', async () => {
    expect(await foundAfter()).toEqual({});
    const { links } = await verifyProof(server.db, server.services.cipher);
    expect(links).toBeGreaterThan(2);
  });

  test.each(CHANGES)('%s', async (_what, statement, check, difference) => {
    const found = await foundAfter(statement);
    expect(found[check]).toEqual(expect.arrayContaining([expect.stringMatching(difference)]));
  });

  test.each(ERASED)('%s', async (_what, statements, differences) => {
    const found = await foundAfter('set local session_replication_role = origin', TODAY, ...statements);
    expect(found[ERASURES]?.map((difference) => difference.replace(UUID, 'X'))).toEqual(differences);
  });

  test('the first of several broken links', async () => {
    const found = await foundAfter(`update chain_links set digest = 'x' where number in (2, 3)`);
    expect(found[CHAIN]).toEqual([expect.stringMatching(/^link 2 /)]);
  });
});
