import { addDays, addMonths, daysBetween, day, type Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallAnswer, CallOptions } from '../call.ts';
import { diceFor, type SeededRandom } from '../loans/seeded-random.ts';
import type { TestServer } from '../start-test-server.ts';
import { ACTS, type ActName } from './acts/acts.ts';
import { agendaOf, type Planned } from './agenda.ts';
import { changeMood, endInstruction } from './bank.ts';
import { actAsStaff, newPerson, signInAgain } from './borrowers.ts';
import { kindOf } from './kinds.ts';
import { monthlyDifferences, Touched, wholeDifferences } from './monthly.ts';
import { Outside } from './outside.ts';
import { nameOf, type Person } from './person.ts';
import { Servers } from './servers.ts';
import { weighted } from './weighted.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly borrowers: number;
  readonly months: number;
  /** A PostgreSQL server; without one the embedded database. */
  readonly serverUrl: string | undefined;
  /** Is given each month once everything holds. */
  readonly onMonth?: (report: MonthReport) => void | Promise<void>;
}

export interface MonthReport {
  readonly month: number;
  readonly today: Day;
  readonly loans: number;
  /** Since the beginning. */
  readonly kills: number;
  readonly faults: number;
}

/** What does not hold, with everything that is needed to see it again. */
export class SimulationFailed extends Error {
  constructor(seed: number, month: number, differences: readonly string[]) {
    super([`seed ${seed}, month ${month}:`, ...differences].join('\n  '));
    this.name = new.target.name;
  }
}

/** Where a simulated year begins: before a turn of the year, and with both changes of the clocks ahead. */
const START_DAY = day('2026-11-20');

/** Everyone has a loan within the first months. */
const MONTHS_OF_ARRIVALS = 3;

const SESSION_OVER_MINUTES = 16;
const OUTBOX_PAUSE_MINUTES = 61;
const TRIES = 6;

/** Of a thousand. */
const KILLED = { calls: 40, days: 60 } as const;
const MOMENTS = { calls: 100, days: 150 } as const;
const WORKER_AWAY = 15;

/** Many borrowers over many months, with faults of providers and kills of the server. */
export class Simulation {
  readonly #options: SimulationOptions;
  readonly #outside: Outside;
  readonly #servers: Servers;
  readonly #people: Person[] = [];
  readonly #trace = new Map<number, string[]>();
  readonly #acts = new Map<string, number>();
  readonly #killDice: SeededRandom;
  readonly #touched = new Touched();
  #month = 0;
  #strikesBefore = 0;

  private constructor(options: SimulationOptions, outside: Outside, servers: Servers) {
    this.#options = options;
    this.#outside = outside;
    this.#servers = servers;
    this.#killDice = diceFor(options.seed, 'kills');
  }

  static async open(options: SimulationOptions): Promise<Simulation> {
    const outside = new Outside(options.seed);
    return new Simulation(options, outside, await Servers.start(options.serverUrl, outside, START_DAY));
  }

  /** How often each fault of a provider has struck. */
  get struck(): ReadonlyMap<string, number> {
    return this.#outside.struck;
  }

  get db(): Servers['db'] {
    return this.#servers.db;
  }

  get kills(): number {
    return this.#servers.kills;
  }

  /** How often each act came to what. */
  get acts(): ReadonlyMap<string, number> {
    return this.#acts;
  }

  /** @throws SimulationFailed after the first month in which something does not hold. */
  async run(): Promise<void> {
    for (let month = 1; month <= this.#options.months; month += 1) {
      this.#month = month;
      await this.#liveThroughMonth();
      await this.#settle();
      await this.#insist(await monthlyDifferences(this.#servers, this.#people, this.#touched));
      await this.#options.onMonth?.({
        month,
        today: await this.#today(),
        loans: this.#people.length,
        kills: this.kills,
        faults: this.#outside.strikes,
      });
    }
    await this.#insist(await wholeDifferences(this.#servers));
  }

  close(): Promise<void> {
    return this.#servers.close();
  }

  #today(): Promise<Day> {
    return this.#servers.current.today();
  }

  async #insist(
    differences: readonly { readonly loanId: string | null; readonly text: string }[],
  ): Promise<void> {
    const { seed } = this.#options;
    const lines = differences.flatMap(({ loanId, text }) => {
      const person = this.#people.find((one) => one.loanId === loanId);
      const trace = person ? (this.#trace.get(person.index) ?? []) : [];
      return [
        person ? `${nameOf(person)}, loan ${loanId}: ${text}` : text,
        ...trace.map((line) => `    ${line}`),
      ];
    });
    if (lines.length > 0) throw new SimulationFailed(seed, this.#month, lines);
  }

  async #liveThroughMonth(): Promise<void> {
    const { seed } = this.#options;
    const from = await this.#today();
    const to = addMonths(START_DAY, this.#month);
    const arrived = await this.#arrive();
    await this.#changeMoods();
    const people = this.#people.map((person) => ({ ...person, isNew: arrived.includes(person) }));
    for (const planned of agendaOf(seed, this.#month, { from, to }, people)) {
      const person = this.#people.find(({ index }) => index === planned.person.index);
      if (!person) continue;
      await this.#travelTo(planned.on);
      await this.#act({ ...planned, person });
    }
    await this.#travelTo(to);
  }

  async #arrive(): Promise<readonly Person[]> {
    const { seed, borrowers, months } = this.#options;
    const arrivals = Math.min(MONTHS_OF_ARRIVALS, months);
    if (this.#month > arrivals) return [];
    const until = Math.ceil((borrowers * this.#month) / arrivals);
    const arrived: Person[] = [];
    while (this.#people.length < until) {
      const person = await this.#outside.calmly(() =>
        newPerson(this.#servers.current, seed, this.#people.length),
      );
      this.#people.push(person);
      arrived.push(person);
    }
    return arrived;
  }

  async #changeMoods(): Promise<void> {
    for (const { index, kind, loanId } of this.#people) {
      const dice = diceFor(this.#options.seed, 'mood', this.#month, index);
      await changeMood(this.#servers.db, loanId, weighted(kindOf(kind).moods, dice));
    }
  }

  /** Day by day, as a worker does in production, which now and then is away for a few days. */
  async #travelTo(to: Day): Promise<void> {
    if (to > (await this.#today())) await this.#endDay();
    for (let today = await this.#today(); today < to; today = await this.#today()) {
      const left = daysBetween(today, to);
      const isAway = this.#killDice.upTo(999) < WORKER_AWAY;
      await this.#workOn(addDays(today, isAway ? Math.min(left, 1 + this.#killDice.upTo(3)) : 1), to);
    }
  }

  async #workOn(next: Day, to: Day): Promise<void> {
    const moments = this.#killDice.upTo(999) < KILLED.days ? 1 + this.#killDice.upTo(MOMENTS.days) : null;
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

  /** Without faults, until everything that waited has been done. */
  async #settle(): Promise<void> {
    await this.#outside.calmly(async () => {
      for (let round = 0; round < 3; round += 1) {
        this.#servers.passMinutes(OUTBOX_PAUSE_MINUTES);
        await this.#servers.during((server) => server.work(), null);
      }
      // The last pause may have passed midnight: what the new day has written is sent.
      await this.#servers.during((server) => server.work(), null);
    });
  }

  async #act({ person, act, on, turn }: Planned): Promise<void> {
    this.#servers.passMinutes(SESSION_OVER_MINUTES);
    const dice = diceFor(this.#options.seed, 'act', this.#month, person.index, turn);
    const came = await ACTS[act]({
      person,
      dice,
      ask: (name, options) => this.#ask(person, name, options),
      askBank: async (name, options) => {
        await this.#outside.calmly(() =>
          this.#servers.current.get(name, { brand: person.brand, ...options }),
        );
      },
      askStaff: (kind) => this.#outside.calmly(() => actAsStaff(this.#servers, person.loanId, kind)),
      bankEndsDebit: () =>
        this.#outside.calmly(() => endInstruction(this.#servers.current, this.#servers.db, person.loanId)),
    });
    this.#note(person, `${on} ${act}: ${came}`);
    this.#count(act, came);
  }

  #note({ index }: Person, line: string): void {
    this.#trace.set(index, [...(this.#trace.get(index) ?? []), line]);
  }

  #count(act: ActName, came: string): void {
    const name = `${act}: ${came}`;
    this.#acts.set(name, (this.#acts.get(name) ?? 0) + 1);
  }

  async #ask<N extends EndpointName>(
    person: Person,
    name: N,
    options: CallOptions<N> = {},
  ): Promise<CallAnswer<N>> {
    for (let tries = 1; ; tries += 1) {
      const isKilled = tries === 1 && this.#killDice.upTo(999) < KILLED.calls;
      const moments = isKilled ? 1 + this.#killDice.upTo(MOMENTS.calls) : null;
      const call = { brand: person.brand, token: person.token, ...options };
      const answer = await this.#servers.during((server) => server.call(name, call), moments);
      if (answer === 'killed') {
        this.#note(person, `    killed during ${name}`);
        continue;
      }
      if (answer.status === 401 && tries < TRIES) {
        await this.#outside.calmly(() => signInAgain(this.#servers.current, person));
        continue;
      }
      if (answer.status === 503 && tries < TRIES) continue;
      if (answer.status >= 500 && answer.status !== 503)
        throw new SimulationFailed(this.#options.seed, this.#month, [
          `${nameOf(person)}: ${name} answered ${answer.status}`,
          ...this.#servers.takeErrors(),
        ]);
      return answer;
    }
  }
}

async function workOnDay(server: TestServer, next: Day): Promise<void> {
  const { clock, wallNow } = server.services;
  await clock.moveAhead(daysBetween(londonDay(wallNow().getTime()), next));
  await server.work();
}
