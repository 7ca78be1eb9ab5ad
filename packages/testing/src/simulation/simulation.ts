import { addMonths, day, type Day } from '@fairlead/core/calendar/day';
import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallAnswer, CallOptions } from '../call.ts';
import { diceFor, SeededRandom } from '../loans/seeded-random.ts';
import { clockAt, testClock } from '../test-clock.ts';
import { ACTS, type ActName } from './acts/acts.ts';
import { agendaOf, type Planned } from './agenda.ts';
import { changeMood, endInstruction } from './bank.ts';
import { actAsStaff, newPerson, signInAgain } from './borrowers.ts';
import { Days, momentsToKill } from './days.ts';
import { kindOf } from './kinds.ts';
import { monthlyDifferences, Touched, wholeDifferences } from './monthly.ts';
import { Outside } from './outside.ts';
import { nameOf, type Person } from './person.ts';
import { openPlace, type DatabaseServer } from './places.ts';
import { readSavedRun, saveRun, type SavedRun } from './saved-run.ts';
import { Servers } from './servers.ts';
import { weighted } from './weighted.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly borrowers: number;
  readonly months: number;
  /** Without one the embedded database is used. */
  readonly server: DatabaseServer | undefined;
  /** Where the run is saved after each month. One that is saved there, of the same seed and borrowers, continues. */
  readonly folder?: string | undefined;
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
const TRIES = 6;

/** Many borrowers over many months, with faults of providers and kills of the server. */
export class Simulation {
  readonly #options: SimulationOptions;
  readonly #outside: Outside;
  readonly #servers: Servers;
  readonly #people: Person[];
  readonly #trace: Map<number, readonly string[]>;
  readonly #acts: Map<string, number>;
  readonly #killDice: SeededRandom;
  readonly #touched = new Touched();
  readonly #days: Days;
  #month: number;

  private constructor(options: SimulationOptions, outside: Outside, servers: Servers, saved?: SavedRun) {
    this.#options = options;
    this.#outside = outside;
    this.#servers = servers;
    this.#people = [...(saved?.people ?? [])];
    this.#trace = new Map(saved?.trace);
    this.#acts = new Map(saved?.acts);
    this.#killDice = saved ? new SeededRandom(saved.killDice) : diceFor(options.seed, 'kills');
    this.#month = saved?.month ?? 0;
    this.#days = new Days(servers, outside, this.#killDice, saved?.strikesBefore ?? 0);
  }

  /** @throws where another run is saved in the folder. */
  static async open(options: SimulationOptions): Promise<Simulation> {
    const { seed, borrowers, folder, server } = options;
    const saved = folder === undefined ? undefined : readSavedRun(folder);
    if (saved && (saved.seed !== seed || saved.borrowers !== borrowers))
      throw new Error(
        `${folder} has seed ${saved.seed} with ${saved.borrowers} borrowers: name another folder`,
      );
    const outside = new Outside(seed, saved?.outside);
    const servers = await Servers.start(await openPlace(server, saved?.database), outside, {
      clock: saved ? clockAt(saved.time) : testClock(START_DAY),
      kills: saved?.kills ?? 0,
    });
    return new Simulation(options, outside, servers, saved);
  }

  /** The month that runs, or after which it continues. */
  get month(): number {
    return this.#month;
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
    while (this.#month < this.#options.months) {
      this.#month += 1;
      await this.#liveThroughMonth();
      await this.#days.settle();
      await this.#insist(await monthlyDifferences(this.#servers, this.#people, this.#touched));
      await this.#save();
      await this.#options.onMonth?.({
        month: this.#month,
        today: await this.#days.today(),
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

  async #save(): Promise<void> {
    const { folder, seed, borrowers } = this.#options;
    if (folder === undefined) return;
    const run: SavedRun = {
      seed,
      borrowers,
      month: this.#month,
      people: this.#people,
      trace: this.#trace,
      acts: this.#acts,
      killDice: this.#killDice.state,
      strikesBefore: this.#days.strikesBefore,
      outside: this.#outside.state,
      kills: this.kills,
      time: this.#servers.time,
    };
    await saveRun(folder, run, (file) => this.#servers.save(file));
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
    const from = await this.#days.today();
    const to = addMonths(START_DAY, this.#month);
    const arrived = await this.#arrive();
    await this.#changeMoods();
    const people = this.#people.map((person) => ({ ...person, isNew: arrived.includes(person) }));
    for (const planned of agendaOf(seed, this.#month, { from, to }, people)) {
      const person = this.#people.find(({ index }) => index === planned.person.index);
      if (!person) continue;
      await this.#days.travelTo(planned.on);
      await this.#act({ ...planned, person });
    }
    await this.#days.travelTo(to);
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
      const moments = tries === 1 ? momentsToKill(this.#killDice, 'call') : null;
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
