import type { Day } from '@fairlead/core/calendar/day';
import { keysOf } from '@fairlead/core/records';
import type { EventPage } from '@fairlead/providers/event-page';
import type { ProviderName } from '@fairlead/providers/provider-error';
import type { Providers } from '@fairlead/server/context';
import { diceFor, SeededRandom } from '../loans/seeded-random.ts';
import { CALL_FAULTS, PAGE_FAULTS, strikes, type FaultName } from './faults.ts';

type Port = keyof Providers;

/** Calls that faults strike, by port. What only reads a list or asks once at the application is left alone. */
const TROUBLED = {
  directDebit: { provider: 'direct-debit', calls: ['createMandate', 'cancelMandate', 'submitCollection'] },
  payouts: { provider: 'payouts', calls: ['send'] },
  bankAccountCheck: { provider: 'bank-account-check', calls: ['check'] },
  cards: { provider: 'cards', calls: ['charge', 'find', 'retrieve', 'cancel', 'refund'] },
  bankPayments: { provider: 'bank-payments', calls: ['start', 'read', 'cancel'] },
  email: { provider: 'email', calls: ['send'] },
  sms: { provider: 'sms', calls: ['send'] },
} as const satisfies Readonly<
  Partial<Record<Port, { readonly provider: ProviderName; readonly calls: readonly string[] }>>
>;

/** Ports that report by pages of events. */
const PAGED = ['directDebit', 'payouts'] as const satisfies readonly (keyof typeof TROUBLED)[];

type ReadPage = (cursor: string | null, upTo: Day) => Promise<EventPage<unknown>>;

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** What faults have left, and what comes next. */
export interface OutsideState {
  /** Of the dice, by name. */
  readonly dice: ReadonlyMap<string, number>;
  /** Events that are held back, by port. */
  readonly later: ReadonlyMap<string, readonly unknown[]>;
  readonly struck: ReadonlyMap<FaultName, number>;
}

/**
 * The providers of the sandbox, with faults. They continue while servers end and start: what a provider holds back is its
 * own, and so are the dice.
 */
export class Outside {
  isCalm = false;
  readonly #seed: number;
  readonly #dice: Map<string, SeededRandom>;
  readonly #later: Map<string, readonly unknown[]>;
  readonly #struck: Map<FaultName, number>;

  constructor(seed: number, { dice, later, struck }: Partial<OutsideState> = {}) {
    this.#seed = seed;
    this.#dice = new Map([...(dice ?? [])].map(([name, state]) => [name, new SeededRandom(state)]));
    this.#later = new Map(later);
    this.#struck = new Map(struck);
  }

  get state(): OutsideState {
    const dice = new Map([...this.#dice].map(([name, { state }]) => [name, state]));
    return { dice, later: this.#later, struck: this.#struck };
  }

  /** How often each fault has struck. */
  get struck(): ReadonlyMap<FaultName, number> {
    return this.#struck;
  }

  get strikes(): number {
    return [...this.#struck.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Does what `work` does without a fault; what was held back comes with it. */
  async calmly<T>(work: () => Promise<T>): Promise<T> {
    const was = this.isCalm;
    this.isCalm = true;
    try {
      return await work();
    } finally {
      this.isCalm = was;
    }
  }

  /** The same providers, with faults. */
  trouble(providers: Providers): Providers {
    const troubled: Record<string, unknown> = { ...providers };
    for (const port of keysOf(TROUBLED)) {
      const { provider, calls } = TROUBLED[port];
      const from = providers[port] as unknown as Readonly<Record<string, Call>>; // its calls are looked up by name
      const wrapped = calls.map((name) => [name, this.#troubledCall(provider, from[name])] as const);
      troubled[port] = { ...from, ...Object.fromEntries(wrapped) };
    }
    for (const port of PAGED) {
      const { eventsAfter }: { eventsAfter: ReadPage } = providers[port];
      const page: ReadPage = async (cursor, upTo) =>
        this.#troubledPage(port, await eventsAfter(cursor, upTo));
      troubled[port] = { ...(troubled[port] as object), eventsAfter: page };
    }
    return troubled as unknown as Providers; // every port of it, with the same calls
  }

  #diceOf(name: string): SeededRandom {
    const known = this.#dice.get(name);
    if (known) return known;
    const dice = diceFor(this.#seed, 'faults', name);
    this.#dice.set(name, dice);
    return dice;
  }

  #note(fault: FaultName): void {
    this.#struck.set(fault, (this.#struck.get(fault) ?? 0) + 1);
  }

  #troubledCall(provider: ProviderName, call: Call | undefined): Call {
    if (call === undefined) throw new Error(`${provider} has no such call`);
    return async (...given) => {
      const fault = this.isCalm
        ? undefined
        : strikes(CALL_FAULTS, keysOf(CALL_FAULTS), this.#diceOf(provider));
      if (fault === undefined) return call(...given);
      this.#note(fault);
      return CALL_FAULTS[fault].apply(provider, () => call(...given));
    };
  }

  /** Faults of a page change when its events come, and how often. The cursor moves on, as the provider's does. */
  #troubledPage<E>(port: string, { events, cursor }: EventPage<E>): EventPage<E> {
    const held = (this.#later.get(port) ?? []) as readonly E[]; // of pages of this port
    const all = [...held, ...events];
    const fault =
      this.isCalm || all.length === 0
        ? undefined
        : strikes(PAGE_FAULTS, keysOf(PAGE_FAULTS), this.#diceOf(`${port} page`));
    if (fault === undefined) {
      this.#later.delete(port);
      return { events: all, cursor };
    }
    this.#note(fault);
    const { now, later } = PAGE_FAULTS[fault].apply(all, this.#diceOf(`${port} order`));
    this.#later.set(port, later);
    return { events: now, cursor };
  }
}
