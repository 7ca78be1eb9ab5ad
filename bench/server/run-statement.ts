import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { CONNECTIONS } from './http-client.ts';
import { STATEMENTS, type StatementName } from './statements.ts';

/** Runs a statement for a borrower and a loan. Throws unless it finds exactly one row. */
export type RunStatement = (name: StatementName, userId: string, loanId: string) => Promise<void>;

export interface Statements {
  readonly run: RunStatement;
  close(): Promise<void>;
}

function expectOne(name: string, { length }: readonly unknown[]): void {
  if (length !== 1) throw new Error(`${name} found ${length} rows.`);
}

/** On a server: as many connections as the client has, each statement prepared once. */
export function pooledStatements(databaseUrl: string): Statements {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  return {
    run: async (name, userId, loanId) => {
      const { rows } = await pool.query({ name, text: STATEMENTS[name], values: [userId, loanId] });
      expectOne(name, rows);
    },
    close: () => pool.end(),
  };
}

/** On an embedded database, which no other process has open. */
export async function embeddedStatements(dataFolder: string): Promise<Statements> {
  const pglite = await PGlite.create({ dataDir: join(dataFolder, 'postgres') });
  return {
    run: async (name, userId, loanId) => {
      const { rows } = await pglite.query(STATEMENTS[name], [userId, loanId]);
      expectOne(name, rows);
    },
    close: () => pglite.close(),
  };
}
