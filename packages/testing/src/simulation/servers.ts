import { startTestServer, type TestServer } from '../start-test-server.ts';
import type { TestClock } from '../test-clock.ts';
import { testLog } from '../test-log.ts';
import { Life } from './life.ts';
import type { Outside } from './outside.ts';
import type { Place } from './places.ts';

interface ServersState {
  readonly clock: TestClock;
  /** How many servers were killed before. */
  readonly kills: number;
}

/** Servers that live on a database, one after the other; each is killed sooner or later. */
export class Servers {
  readonly #place: Place;
  readonly #outside: Outside;
  readonly #clock: TestClock;
  readonly #errors: string[] = [];
  #life = new Life();
  #server: TestServer | undefined;
  #kills: number;

  private constructor(place: Place, outside: Outside, { clock, kills }: ServersState) {
    this.#place = place;
    this.#outside = outside;
    this.#clock = clock;
    this.#kills = kills;
  }

  static async start(place: Place, outside: Outside, state: ServersState): Promise<Servers> {
    const servers = new Servers(place, outside, state);
    await servers.#begin();
    return servers;
  }

  get kills(): number {
    return this.#kills;
  }

  /** What is looked up from outside. */
  get db(): Place['db'] {
    return this.#place.db;
  }

  /** The one that runs. */
  get current(): TestServer {
    if (!this.#server) throw new Error('no server runs');
    return this.#server;
  }

  /** What servers have logged as errors since this was read last. */
  takeErrors(): string[] {
    return this.#errors.splice(0);
  }

  passMinutes(minutes: number): void {
    this.current.passMinutes(minutes);
  }

  /**
   * Does work with the server that runs. It is killed so many moments of its statements later, if the work is not done by
   * then: `killed`, and another server runs on the same database.
   */
  async during<T>(
    work: (server: TestServer) => Promise<T>,
    killedAfter: number | null,
  ): Promise<T | 'killed'> {
    this.#life.endAfter(killedAfter);
    const result = await Promise.race([work(this.current), this.#life.ended]);
    this.#life.endAfter(null);
    if (result === 'killed') await this.#beginAgain();
    return result;
  }

  /** The time that the next server finds, in milliseconds since 1970. */
  get time(): number {
    return this.#clock.now().getTime();
  }

  save(file: string): Promise<void> {
    return this.#place.save(file);
  }

  close(): Promise<void> {
    return this.#place.close();
  }

  async #beginAgain(): Promise<void> {
    this.#kills += 1;
    await this.#place.rollBack();
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const life = new Life();
    this.#life = life;
    const ofServer = this.#place.open(life);
    this.#server = await startTestServer({
      database: { db: this.#place.db, ofServer, close: () => Promise.resolve() },
      clock: this.#clock,
      through: (providers) => this.#outside.trouble(providers),
      log: this.#logOf(life),
    });
  }

  /** Silent; errors of a server that lives are noted. */
  #logOf(life: Life): ReturnType<typeof testLog> {
    const error = (fields: unknown, message = 'error'): void => {
      if (this.#life === life) this.#errors.push(`${message}: ${causeOf(fields)}`);
    };
    return Object.assign(testLog(), { error });
  }
}

const causeOf = (fields: unknown): string =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error
    ? (fields.err.stack ?? fields.err.message)
    : JSON.stringify(fields);
