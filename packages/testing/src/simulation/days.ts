import { addDays, daysBetween, type Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { SeededRandom } from '../loans/seeded-random.ts';
import type { TestServer } from '../start-test-server.ts';
import type { Outside } from './outside.ts';
import type { Servers } from './servers.ts';

const OUTBOX_PAUSE_MINUTES = 61;

/** Of a thousand. */
const KILLED = { call: 40, day: 60 } as const;
const MOMENTS = { call: 100, day: 150 } as const;
const WORKER_AWAY = 15;

/** After how many moments the server is killed in this call or on this day; null where it is not. */
export function momentsToKill(dice: SeededRandom, during: keyof typeof KILLED): number | null {
  return dice.upTo(999) < KILLED[during] ? 1 + dice.upTo(MOMENTS[during]) : null;
}

/** Days as they pass in production. */
export class Days {
  readonly #servers: Servers;
  readonly #outside: Outside;
  readonly #killDice: SeededRandom;
  #strikesBefore: number;

  constructor(servers: Servers, outside: Outside, killDice: SeededRandom, strikesBefore: number) {
    this.#servers = servers;
    this.#outside = outside;
    this.#killDice = killDice;
    this.#strikesBefore = strikesBefore;
  }

  /** Of providers, at the end of the last day that had one. */
  get strikesBefore(): number {
    return this.#strikesBefore;
  }

  today(): Promise<Day> {
    return this.#servers.current.today();
  }

  /** Day by day, as a worker does in production, which now and then is away for a few days. */
  async travelTo(to: Day): Promise<void> {
    if (to > (await this.today())) await this.#endDay();
    for (let today = await this.today(); today < to; today = await this.today()) {
      const left = daysBetween(today, to);
      const isAway = this.#killDice.upTo(999) < WORKER_AWAY;
      await this.#workOn(addDays(today, isAway ? Math.min(left, 1 + this.#killDice.upTo(3)) : 1), to);
    }
  }

  /** Without faults, until everything that waited has been done. */
  async settle(): Promise<void> {
    await this.#outside.calmly(async () => {
      for (let round = 0; round < 3; round += 1) {
        this.#servers.passMinutes(OUTBOX_PAUSE_MINUTES);
        await this.#servers.during((server) => server.work(), null);
      }
      // The last pause may have passed midnight: what the new day has written is sent.
      await this.#servers.during((server) => server.work(), null);
    });
  }

  async #workOn(next: Day, to: Day): Promise<void> {
    const moments = momentsToKill(this.#killDice, 'day');
    const result = await this.#servers.during((server) => workOnDay(server, next), moments);
    if (result === 'killed') await this.#servers.during((server) => workOnDay(server, next), null);
    if (next < to) await this.#endDay();
  }

  /** What a fault has left open in the morning is done until the evening. */
  async #endDay(): Promise<void> {
    if (this.#outside.strikes === this.#strikesBefore) return;
    this.#strikesBefore = this.#outside.strikes;
    this.#servers.passMinutes(2);
    await this.#servers.during((server) => server.work(), null);
  }
}

async function workOnDay(server: TestServer, next: Day): Promise<void> {
  const { clock, wallNow } = server.services;
  await clock.moveAhead(daysBetween(londonDay(wallNow().getTime()), next));
  await server.work();
}
