import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { signedForMotor } from '@fairlead/testing/journeys/motor';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { run } from '../../database/run-sql.ts';
import { verifyRecords } from '../../verification/verify-records.ts';
import { sealClearRows } from './seal-clear-rows.ts';
import { textIn } from './sealed-columns.ts';

const CHECK = 'who a borrower is and what they hire is encrypted';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Makes every row as a release before migration 0020 wrote it. */
const writeInClear = () =>
  run(
    server.db,
    `update users set name_encrypted = null, first_name = 'Rita', last_name = 'Referred'`,
    `update user_addresses set address_encrypted = null, house_number = '1', line1 = 'Harbour Lane',
      town = 'Easterby', post_code = 'ID1 1QD'`,
    `update loan_applications set occupation_encrypted = null, occupation = 'Harbour pilot'`,
    `update staff_sessions set display_name_encrypted = null, display_name = 'Uma Underwriter'`,
  );

async function differences(): Promise<readonly string[]> {
  const { results } = await verifyRecords(server.db);
  return results.find(({ check }) => check === CHECK)?.differences ?? ['not checked'];
}

const ALL_IN_CLEAR = ['users', 'user_addresses', 'loan_applications', 'staff_sessions'].map(
  (table) => `the table ${table} has rows in clear`,
);

const readUser = ({ token, userId }: Borrower) =>
  server.get('readUser', { token, params: { id: userId }, query: { embedded: 'addresses,addressHistory' } });

describe('what an older release wrote in clear', () => {
  let borrower: Borrower;
  let staff: string;
  beforeEach(async () => {
    borrower = await applied(server, newApplicant('Rita', 'Referred'));
    ({ token: staff } = await signedOn(server));
  });

  const readAll = async () => [
    await readUser(borrower),
    await server.get('readApplicationForReview', {
      token: staff,
      params: { id: borrower.applicationId },
    }),
    (await server.get('readStaffSession', { token: staff })).name,
  ];

  test('reads the same before and after the work encrypts it', async () => {
    const before = await readAll();
    expect(before).toMatchObject([
      { firstName: 'Rita', lastName: 'Referred', addresses: [{ line1: 'Harbour Lane', county: null }] },
      { household: { occupation: 'Harbour pilot' } },
      'Uma Underwriter',
    ]);
    await writeInClear();
    expect(await differences()).toEqual(ALL_IN_CLEAR);
    expect(await readAll()).toEqual(before);
    await server.work();
    expect(await differences()).toEqual([]);
    expect(await readAll()).toEqual(before);
    const rows = await server.db.selectFrom('users').selectAll().execute();
    expect(
      rows.every(({ name_encrypted: sealed, first_name: clear }) => sealed !== null && clear === null),
    ).toBe(true);
  });

  test('of a hire reads the same before and after as well', async () => {
    const { token, loanId } = await signedForMotor(server);
    const car = async () => {
      const { hirePurchase } = await server.get('readLoan', {
        token,
        brand: 'motor',
        params: { id: loanId },
      });
      return hirePurchase?.vehicle;
    };
    const before = await car();
    expect(before).toMatchObject({ registrationNumber: 'AIZ1234' });
    await run(
      server.db,
      `update loans set hire_numbers_encrypted = null,
        hire_numbers = '{"registrationMark": "AIZ1234", "agreementNumber": "SMC-204118"}'
        where hire_numbers_encrypted is not null`,
      `update document_sets set hire_encrypted = null, hire = '{"vehicle": {"registrationMark": "AIZ1234"}}'
        where hire_encrypted is not null`,
    );
    expect(await differences()).toEqual(
      ['document_sets', 'loans'].map((table) => `the table ${table} has rows in clear`),
    );
    expect(await car()).toEqual(before);
    await server.work();
    expect(await differences()).toEqual([]);
    expect(await car()).toEqual(before);
  });

  test('counts before what was encrypted, because it was written last', async () => {
    await sql`update users set first_name = 'Zelda', last_name = 'Newer'`.execute(server.db);
    expect(await readUser(borrower)).toMatchObject({ firstName: 'Zelda', lastName: 'Newer' });
    await server.work();
    expect(await readUser(borrower)).toMatchObject({ firstName: 'Zelda', lastName: 'Newer' });
    expect(await differences()).toEqual([]);
  });

  test('is an earlier address after a change, once its borrower has moved', async () => {
    const mover = await stepUp(server, borrower);
    await writeInClear();
    const change = (houseNumber: string, line1: string) =>
      server.get('changeAddress', {
        token: mover.token,
        params: { id: mover.userId },
        body: { houseNumber, line1, town: 'Easterby', postCode: 'ID1 1QD' },
      });
    await change('1', 'Harbour Lane');
    await change('7', 'Quay Street');
    const { addressHistory } = await readUser(mover);
    expect(addressHistory).toMatchObject([{ line1: 'Quay Street' }, { line1: 'Harbour Lane' }]);
    await server.work();
    expect(await differences()).toEqual([]);
    expect((await readUser(mover)).addressHistory).toEqual(addressHistory);
  });
});

describe('many rows in clear', () => {
  const MANY = 1_234;

  const insertMany = () =>
    sql`insert into users (id, brand_id, email_index, email_encrypted, first_name, last_name,
                           date_of_birth_encrypted, mobile_number_encrypted, roles, created_at)
        select gen_random_uuid(), 'vanquis', gen_random_uuid(), 'x', 'First ' || number, 'Last ' || number,
               'x', 'x', '[]', now() from generate_series(1, ${sql.lit(MANY)}) as number`.execute(server.db);

  const names = async () => {
    const rows = await server.db.selectFrom('users').selectAll().where('brand_id', '=', 'vanquis').execute();
    const texts = rows.map((row) => textIn(server.services.cipher, 'users', row) ?? '');
    return { texts: new Set(texts), left: rows.filter(({ first_name }) => first_name !== null).length };
  };

  const EXPECTED = new Set(
    Array.from({ length: MANY }, (_, index) =>
      JSON.stringify({ firstName: `First ${index + 1}`, lastName: `Last ${index + 1}` }),
    ),
  );

  test('stay in clear where a worker fails, and are encrypted once by workers at the same moment', async () => {
    await insertMany();
    let calls = 0;
    const { cipher } = server.services;
    const seal: typeof cipher.seal = (place, text) => {
      calls += 1;
      if (calls === 600) throw new Error('killed');
      return cipher.seal(place, text);
    };
    const killed = { ...server.services, cipher: { ...cipher, seal } };
    await expect(perform(sealClearRows, killed)).rejects.toThrow('killed');
    expect(await names()).toEqual({ texts: EXPECTED, left: MANY - 500 });
    await Promise.all([1, 2, 3].map(() => perform(sealClearRows, server.services)));
    expect(await names()).toEqual({ texts: EXPECTED, left: 0 });
  });
});
