import { ProviderTimeout, ProviderUnavailable, type ProviderName } from '@fairlead/providers/provider-error';
import type { SeededRandom } from '../loans/seeded-random.ts';

/** What can go wrong with one call to a provider. */
interface CallFault {
  /** Of a thousand calls. */
  readonly perThousand: number;
  readonly apply: <T>(provider: ProviderName, call: () => Promise<T>) => Promise<T>;
}

const TIMEOUT_MS = 10_000;

export const CALL_FAULTS = {
  'did not answer': {
    perThousand: 70,
    apply: (provider) => Promise.reject(new ProviderUnavailable(provider)),
  },
  'lost its answer after the effect': {
    perThousand: 70,
    apply: async (provider, call) => {
      await call();
      throw new ProviderTimeout(provider, TIMEOUT_MS);
    },
  },
  'was asked twice': {
    perThousand: 70,
    apply: async (_provider, call) => {
      await call();
      return call();
    },
  },
} as const satisfies Readonly<Record<string, CallFault>>;

/** What can go wrong with a page of events: none is lost, and each can come again. */
interface PageFault {
  /** Of a thousand pages. */
  readonly perThousand: number;
  readonly apply: <E>(events: readonly E[], dice: SeededRandom) => PageOf<E>;
}

export interface PageOf<E> {
  readonly now: readonly E[];
  /** Comes with a later page. */
  readonly later: readonly E[];
}

export const PAGE_FAULTS = {
  'repeated events': {
    perThousand: 150,
    apply: (events) => ({ now: [...events, ...events], later: events }),
  },
  'reordered events': {
    perThousand: 150,
    apply: (events, dice) => ({ now: events.toSorted(() => dice.fraction() - 0.5), later: [] }),
  },
  'held events back': {
    perThousand: 150,
    apply: (events, dice) => {
      const isLate = events.map(() => dice.upTo(1) === 0);
      return {
        now: events.filter((_, index) => !isLate[index]),
        later: events.filter((_, index) => isLate[index]),
      };
    },
  },
} as const satisfies Readonly<Record<string, PageFault>>;

export type FaultName = keyof typeof CALL_FAULTS | keyof typeof PAGE_FAULTS;

/** The fault that strikes by these dice, if one does. */
export function strikes<Name extends string>(
  faults: Readonly<Record<Name, { readonly perThousand: number }>>,
  names: readonly Name[],
  dice: SeededRandom,
): Name | undefined {
  let roll = dice.fraction() * 1000;
  return names.find((name) => {
    roll -= faults[name].perThousand;
    return roll < 0;
  });
}
