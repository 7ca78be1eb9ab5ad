import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** The place of a value while the statement is built. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A value of the statement, by its name. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

export type PreparedRead<Values, Row> = (db: Db, values: Values) => Promise<readonly Row[]>;

/**
 * A statement that is built the first time it is run and afterwards only given values. Building a statement takes as
 * long as running it, so the reads behind every page are made this way (decision 0029).
 */
export function preparedRead<Values extends object, Row>(
  build: (db: Db, given: Given<Values>) => Compilable<Row>,
): PreparedRead<Values, Row> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, (name) => sql`${new Slot(name)}`).compile();
    const valueOf = (parameter: unknown): unknown =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter;
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: built.parameters.map(valueOf) });
    return rows;
  };
}
