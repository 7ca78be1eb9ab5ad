import { addDays, daysBetween, type Day } from '@fairlead/core/calendar/day';
import { diceFor } from '../loans/seeded-random.ts';
import type { ActName } from './acts/acts.ts';
import { kindOf } from './kinds.ts';
import type { Person } from './person.ts';
import { weighted } from './weighted.ts';

/** What someone does on a day. */
export interface Planned {
  readonly on: Day;
  readonly person: Person;
  readonly act: ActName;
  /** Tells this act from the others of its month. */
  readonly turn: number;
}

/** The last day of the 14 to withdraw, and some before. */
const FIRST_ACT_WITHIN_DAYS = 12;

/** What everyone does in a month, by day and by borrower. */
export function agendaOf(
  seed: number,
  month: number,
  { from, to }: { readonly from: Day; readonly to: Day },
  people: readonly (Person & { readonly isNew: boolean })[],
): readonly Planned[] {
  const days = daysBetween(from, to);
  const planned = people.flatMap((person) => {
    const dice = diceFor(seed, 'agenda', month, person.index);
    const { acts, firstActs, actsPerMonth } = kindOf(person.kind);
    const times = Math.floor(actsPerMonth) + (dice.fraction() < actsPerMonth % 1 ? 1 : 0);
    const [weights, within] =
      person.isNew && firstActs ? [firstActs, Math.min(FIRST_ACT_WITHIN_DAYS, days)] : [acts, days];
    return Array.from({ length: times }, (_, turn) => ({
      on: addDays(from, 1 + dice.upTo(within - 1)),
      person,
      act: weighted<ActName>(weights, dice),
      turn,
    }));
  });
  return planned.toSorted((a, b) => (a.on === b.on ? a.person.index - b.person.index : a.on < b.on ? -1 : 1));
}
