import pg from 'pg';
import { ACTING_AS, type ActingAs } from './acting-as.ts';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Under which the connection prepares it. */
  readonly name?: string;
}

/** Sets the setting until the end of the transaction. Its row is left out, which `pg` would take for an answer's. */
const SET = `select from set_config('${ACTING_AS}', $1, true) as setting where setting is null`;
const SET_NAME = 'acting_as';

/** What `pg` 8 has besides its public types: how a query writes its messages, and takes in the answers. */
interface Wire {
  parse(message: { readonly name: string; readonly text: string }): void;
  bind(message: { readonly portal: string; readonly statement: string; readonly values: string[] }): void;
  execute(message: { readonly portal: string }): void;
}

interface PgQuery {
  prepare(wire: Wire): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

type Done = (error: Error | null, result: pg.QueryResult) => void;

const PgQuery = pg.Query as unknown as new (
  statement: Statement & { readonly queryMode: 'extended' },
  values: undefined,
  done: Done,
) => PgQuery & pg.Submittable;

/**
 * A statement in one batch with the setting before it. Up to its end a batch is one transaction
 * (https://www.postgresql.org/docs/15/protocol-flow.html#PROTOCOL-FLOW-PIPELINING), so the setting costs no round trip
 * and is gone with the answer, also behind a pooler that gives the connection to another client then.
 */
class QueryAs extends PgQuery {
  readonly #who: ActingAs;
  readonly #isSettingPrepared: boolean;
  #isSet = false;

  constructor(who: ActingAs, statement: Statement, isSettingPrepared: boolean, done: Done) {
    super({ ...statement, queryMode: 'extended' }, undefined, done);
    this.#who = who;
    this.#isSettingPrepared = isSettingPrepared;
  }

  override prepare(wire: Wire): void {
    if (!this.#isSettingPrepared) wire.parse({ name: '', text: SET });
    wire.bind({ portal: '', statement: this.#isSettingPrepared ? SET_NAME : '', values: [this.#who] });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isSet) super.handleCommandComplete(message, wire);
    this.#isSet = true;
  }
}

/** Clients on which the setting is prepared. */
const prepared = new WeakSet<pg.ClientBase>();

async function prepareSetting(client: pg.ClientBase): Promise<void> {
  await client.query({ name: SET_NAME, text: SET, values: [''] });
  prepared.add(client);
}

/** Runs a statement outside a transaction for `who`. With `isPreparing` the setting is prepared on the client. */
export async function queryAs(
  client: pg.ClientBase,
  who: ActingAs,
  statement: Statement,
  isPreparing: boolean,
): Promise<pg.QueryResult> {
  if (isPreparing && !prepared.has(client)) await prepareSetting(client);
  return new Promise((resolve, reject) => {
    const done: Done = (error, result) => (error ? reject(error) : resolve(result));
    client.query(new QueryAs(who, statement, isPreparing, done));
  });
}

const PLAIN = /^[\w-]+$/;

/** Begins a transaction for `who`. */
export function beginAs(client: pg.ClientBase, who: ActingAs): Promise<unknown> {
  if (!PLAIN.test(who)) throw new Error('A borrower is named by an id.');
  return client.query(`begin; set local ${ACTING_AS} = '${who}'`);
}
