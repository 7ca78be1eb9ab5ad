import { signedLoan } from '@fairlead/testing/journeys/loans';
import { askToPayByBank, resumeOf } from '@fairlead/testing/journeys/bank-payments';
import { createDatabase, createRole, type CreatedDatabase } from '@fairlead/testing/server-database';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCodeOf } from '../error-code.ts';
import { actAs, type ActingAs } from './acting-as.ts';
import { databaseOn, transaction, type Db } from './database.ts';
import { serverDialect } from './drivers.ts';
import { run } from './run-sql.ts';
import { grantRights } from './rights.ts';
import { seeking } from './seeking.ts';
import { ROW_POLICIES, setRowPolicies, SOUGHT_BY, type BorrowersTable } from './row-policies.ts';

let created: CreatedDatabase;
let owner: Db;
let server: TestServer;
let ofServer: Db;
let unprepared: Db;
let mine: string;
let theirs: string;

const open = (url: string, isPreparing: boolean): Db =>
  databaseOn(serverDialect({ url, poolSize: 1, isPreparing, onConnectionError: () => undefined }));

beforeAll(async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  created = await createDatabase(serverUrl);
  const role = await createRole(serverUrl);
  owner = open(created.url, true);
  await transaction(owner, (tx) => grantRights(tx, role.name));
  ofServer = open(role.urlFor(created.url), true);
  unprepared = open(role.urlFor(created.url), false);
  server = await startTestServer({ database: { db: owner, ofServer, close: () => ofServer.destroy() } });
  const borrowers = [await signedLoan(server), await signedLoan(server)] as const;
  await server.work();
  for (const borrower of borrowers) {
    await server.get('startBankPayment', askToPayByBank(borrower));
    await resumeOf(server, borrower);
  }
  await makeLinks();
  [mine, theirs] = [borrowers[0].userId, borrowers[1].userId];
});
afterAll(async () => {
  await server.close();
  await Promise.all([owner.destroy(), unprepared.destroy()]);
  await created.drop();
});

/** For each borrower a link of every kind that is found by its digest. */
const makeLinks = () =>
  run(
    owner,
    `insert into phone_links (user_id, id, brand_id, application_id, requirement_id, token_hash, session_id, state,
       created_at, expires_at)
     select user_id, gen_random_uuid(), brand_id, id, gen_random_uuid(), 'phone of ' || id, gen_random_uuid(), 'waiting',
       now(), now() + interval '1 hour' from loan_applications`,
    `insert into calendar_feeds (user_id, id, brand_id, loan_id, token_hash, created_at)
     select user_id, gen_random_uuid(), brand_id, id, 'feed of ' || id, now() from loans`,
    `insert into repayment_links (user_id, id, brand_id, loan_id, token_hash, amount_pence, created_at, expires_at)
     select user_id, gen_random_uuid(), brand_id, id, 'link of ' || id, 100, now(), now() + interval '1 hour' from loans`,
  );

/** Of PostgreSQL: the role has no right to the statement at all. */
const NOT_ALLOWED = '42501';

const TABLES = Object.keys(ROW_POLICIES) as BorrowersTable[];

/** Whose rows a read without any condition finds. */
async function ownersIn(db: Db, table: BorrowersTable): Promise<string[]> {
  const owner = sql.ref(table === 'users' ? 'id' : 'user_id');
  const { rows } = await sql<{ owner: string }>`
    select distinct ${owner} as owner from ${sql.table(table)} where ${owner} is not null order by 1`.execute(
    db,
  );
  return rows.map((row) => row.owner);
}

/** Tables in which both borrowers have rows. */
async function filledTables(): Promise<BorrowersTable[]> {
  const filled: BorrowersTable[] = [];
  for (const table of TABLES) if ((await ownersIn(owner, table)).length === 2) filled.push(table);
  return filled;
}

/** The tables in which a read without any condition finds rows of both borrowers. */
async function tablesOpenTo(who: ActingAs): Promise<BorrowersTable[]> {
  const found: BorrowersTable[] = [];
  for (const table of await filledTables())
    if ((await actAs(who, () => ownersIn(ofServer, table))).length === 2) found.push(table);
  return found;
}

describe('a read that forgets whose rows it may show', () => {
  test('finds the caller’s own in every table, prepared or not, inside a transaction and outside', async () => {
    const tables = await filledTables();
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) {
      const read = (db: Db) => actAs(mine, () => ownersIn(db, table));
      const inside = (db: Db) => actAs(mine, () => transaction(db, (tx) => ownersIn(tx, table)));
      const found = [
        await read(ofServer),
        await inside(ofServer),
        await read(unprepared),
        await inside(unprepared),
      ];
      expect(found, table).toEqual([[mine], [mine], [mine], [mine]]);
    }
  });

  test.each(['staff', 'service'])('finds for the %s only what its calls need', async (who) => {
    const filled = await filledTables();
    const opened = TABLES.filter((table) => (ROW_POLICIES[table] as readonly string[]).includes(who));
    expect(await tablesOpenTo(who)).toEqual(opened.filter((table) => filled.includes(table)));
  });

  test('finds everything for the server’s own work, and nothing where no one is named', async () => {
    expect(await tablesOpenTo('system')).toEqual(await filledTables());
    for (const table of TABLES) {
      expect(await actAs('none', () => ownersIn(ofServer, table)), table).toEqual([]);
      expect(await ownersIn(ofServer, table), table).toEqual([]);
    }
  });

  test('leaves nothing of its caller on the connection for the next', async () => {
    for (const db of [ofServer, unprepared]) {
      await actAs(mine, () => ownersIn(db, 'loans'));
      await actAs(mine, () => transaction(db, (tx) => ownersIn(tx, 'loans')));
      expect(await ownersIn(db, 'loans')).toEqual([]);
      expect(await transaction(db, (tx) => ownersIn(tx, 'loans'))).toEqual([]);
      expect(await actAs(theirs, () => ownersIn(db, 'loans'))).toEqual([theirs]);
    }
  });
});

describe('a write for one borrower', () => {
  const writing = (statement: ReturnType<typeof sql>, who: ActingAs = mine) =>
    actAs(who, () => statement.execute(ofServer));

  test('does not change or delete the rows of another', async () => {
    const changed = await writing(sql`update users set roles = roles where id = ${theirs}`);
    const deleted = await writing(sql`delete from known_browsers where user_id = ${theirs}`);
    expect([changed.numAffectedRows, deleted.numAffectedRows]).toEqual([0n, 0n]);
    expect((await writing(sql`update users set roles = roles`)).numAffectedRows).toBe(1n);
  });

  test('cannot be made in the name of another', async () => {
    const inTheirName = sql`
      insert into contact_permissions (user_id, id, brand_id, permission, allowed, wording_version, channel, changed_at)
      values (${theirs}, gen_random_uuid(), 'lendable', 'groupCrossSell', true, 'a test', 'web', now())`;
    await expect(writing(inTheirName)).rejects.toThrow('row-level security');
    await expect(writing(inTheirName, 'none')).rejects.toThrow('row-level security');
    await writing(inTheirName, theirs);
  });

  test('is not possible for a service, which reads what it finds', async () => {
    const read = ['loans', 'loan_events', 'decisions', 'loan_applications'] as const;
    for (const table of read)
      expect(await actAs('service', () => ownersIn(ofServer, table)), table).toHaveLength(2);
    for (const table of ['loans', 'loan_applications'] as const) {
      const changed = await writing(sql`update ${sql.table(table)} set state = state`, 'service');
      expect(changed.numAffectedRows, table).toBe(0n);
    }
    const added = sql`
      insert into loan_events (user_id, loan_id, sequence, brand_id, kind, value_on, recorded_at, reference, actor, body)
      select user_id, loan_id, sequence + 100, brand_id, kind, value_on, recorded_at, 'x', actor, body from loan_events`;
    await expect(writing(added, 'service')).rejects.toThrow('row-level security');
  });

  test('that fails leaves the connection usable', async () => {
    await expect(writing(sql`select 1 / 0`)).rejects.toThrow('division by zero');
    await expect(writing(sql`select no_such_column from loans`)).rejects.toThrow('does not exist');
    expect(await actAs(mine, () => ownersIn(ofServer, 'loans'))).toEqual([mine]);
  });
});

describe('a call that anyone may make', () => {
  const readBy = async (table: keyof typeof SOUGHT_BY, digest: string): Promise<string[]> =>
    actAs('anyone', () => seeking(ofServer, digest, () => ownersIn(ofServer, table)));

  test('reaches no row of any borrower', async () => {
    for (const table of TABLES) {
      expect(await actAs('anyone', () => ownersIn(ofServer, table)), table).toEqual([]);
      const changed = await actAs('anyone', () =>
        sql`update ${sql.table(table)} set ${sql.ref(table === 'users' ? 'id' : 'user_id')} = ${mine}`
          .execute(ofServer)
          .catch((error: unknown) => {
            if (errorCodeOf(error) !== NOT_ALLOWED) throw error;
            return { numAffectedRows: 0n };
          }),
      );
      expect(changed.numAffectedRows, table).toBe(0n);
    }
  });

  test.each(Object.entries(SOUGHT_BY))(
    'finds in %s the row whose %s it names, and no other',
    async (name, column) => {
      const table = name as keyof typeof SOUGHT_BY; // as the table above names it
      const { rows } = await sql<{ owner: string; digest: string | null }>`
      select ${sql.ref(table === 'users' ? 'id' : 'user_id')} as owner, ${sql.ref(column)} as digest
        from ${sql.table(table)}`.execute(owner);
      const named = rows.flatMap(({ digest, owner: user }) => (digest === null ? [] : [{ digest, user }]));
      expect(new Set(named.map(({ user }) => user)).size).toBe(2);
      for (const { digest, user } of named) expect(await readBy(table, digest)).toEqual([user]);
      expect(await readBy(table, 'another')).toEqual([]);
      expect(await readBy(table, '')).toEqual([]);
    },
  );

  test('finds it inside a transaction too, which is then for anyone again', async () => {
    const { rows } = await sql<{ digest: string }>`
      select email_index as digest from users where id = ${mine}`.execute(owner);
    const digest = rows[0]?.digest ?? '';
    const found = await actAs('anyone', () =>
      transaction(ofServer, async (tx) => [
        await seeking(tx, digest, () => ownersIn(tx, 'users')),
        await ownersIn(tx, 'users'),
      ]),
    );
    expect(found).toEqual([[mine], []]);
  });

  test('changes and deletes nothing of what it finds, and nothing of the borrower is found with it', async () => {
    const { rows } = await sql<{ digest: string }>`
      select email_index as digest from users where id = ${mine}`.execute(owner);
    const digest = rows[0]?.digest ?? '';
    const naming = (statement: ReturnType<typeof sql>) =>
      actAs('anyone', () => seeking(ofServer, digest, () => statement.execute(ofServer)));
    expect((await naming(sql`update users set roles = roles`)).numAffectedRows).toBe(0n);
    for (const table of TABLES.filter((each) => each !== 'users'))
      expect((await naming(sql`select from ${sql.table(table)} where user_id = ${mine}`)).rows).toEqual([]);
  });

  const audited = (userId: string | null) => sql`
    insert into audit_rows (id, brand_id, user_id, actor, action, subject_type, subject_id, detail, at)
    values (gen_random_uuid(), 'lendable', ${userId}, 'anyone', 'a-test', 'a-test', 'unknown', '{}', now())`;

  test('adds rows about no one to the audit trail, and none about a borrower', async () => {
    await actAs('anyone', () => audited(null).execute(ofServer));
    const aboutThem = actAs('anyone', () => audited(theirs).execute(ofServer));
    await expect(aboutThem).rejects.toThrow('row-level security');
    const aboutOther = actAs(mine, () => audited(theirs).execute(ofServer));
    await expect(aboutOther).rejects.toThrow('row-level security');
  });

  test('adds a message that it cannot read, and no one else adds one for another', async () => {
    const id = '0190d5a0-0000-7000-8000-00000000000a';
    const message = sql`
      insert into outbox_messages (user_id, id, brand_id, channel, template, payload_encrypted, status, attempts,
        next_try_at, created_at)
      values (${theirs}, ${id}, 'lendable', 'email', 'a-test', '', 'waiting', 0, now(), now())`;
    await actAs('anyone', () => message.execute(ofServer));
    const read = sql`select id from outbox_messages where id = ${id}`;
    expect((await actAs('anyone', () => read.execute(ofServer))).rows).toEqual([]);
    expect((await read.execute(owner)).rows).toEqual([{ id }]);
    for (const who of ['none', mine])
      await expect(
        actAs(who, () => message.execute(ofServer)),
        who,
      ).rejects.toThrow('row-level security');
  });
});

describe('the policies', () => {
  test('are on every table that has a borrower', async () => {
    const { rows } = await sql<{ table: string; isGuarded: boolean }>`
      select relname::text as "table", relrowsecurity as "isGuarded" from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and (relname = 'users' or exists (
               select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id' and not attisdropped))
       order by 1`.execute(owner);
    expect(rows).toEqual(TABLES.toSorted().map((table) => ({ table, isGuarded: true })));
  });

  test('are replaced when they change, and stay as they are when they do not', async () => {
    const read = async () => {
      const { rows } = await sql<{ oid: number; name: string }>`
        select oid, polname::text as name from pg_policy order by oid`.execute(owner);
      return rows;
    };
    const before = await read();
    await transaction(owner, (tx) => setRowPolicies(tx));
    expect(await read()).toEqual(before);
    const { rows } = await sql<{ name: string }>`
      select polname::text as name from pg_policy where polrelid = 'payouts'::regclass`.execute(owner);
    await run(owner, `alter policy ${rows[0]?.name} on payouts rename to an_earlier_one`);
    await transaction(owner, (tx) => setRowPolicies(tx));
    const names = (await read()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(before.map(({ name }) => name).toSorted());
  });
});

test('only ids and the names of kinds are taken for who acts', async () => {
  const odd = actAs("x'; drop table loans; --", () => transaction(ofServer, (tx) => ownersIn(tx, 'loans')));
  await expect(odd).rejects.toThrow('A borrower is named by an id.');
});
