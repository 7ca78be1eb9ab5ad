import { pence, type Pence } from '../money/pence.ts';
import type { FlexibleCategory } from './categories.ts';
import type { FinancialStatement, StatementHousehold } from './statement.ts';
import { monthlyTotals } from './surplus.ts';

type Person = 'firstAdult' | 'furtherAdult' | 'childUnder16' | 'child16To18' | 'other';

/**
 * The spending in each flexible category above which an explanation is needed, by household member. The Standard
 * Financial Statement's own figures are licensed to its members: they are configured per deployment, and none are
 * included here.
 */
export type TriggerFigures = {
  readonly version: string;
  readonly monthly: Readonly<Record<FlexibleCategory, Readonly<Record<Person, Pence>>>>;
};

export type OverTrigger = {
  readonly category: FlexibleCategory;
  readonly spent: Pence;
  readonly trigger: Pence;
  readonly over: Pence;
};

/** The categories that have trigger figures. */
export const FLEXIBLE_CATEGORIES = [
  'communicationsAndLeisure',
  'foodAndHousekeeping',
  'personal',
] as const satisfies readonly FlexibleCategory[];

/** The flexible categories above their trigger figure: to be explained, never cut without asking. */
export function overTriggers(statement: FinancialStatement, figures: TriggerFigures): readonly OverTrigger[] {
  const totals = monthlyTotals(statement.entries);
  const people = peopleOf(statement.household);
  return FLEXIBLE_CATEGORIES.flatMap((category) => {
    const spent = pence(totals[category] ?? 0);
    const trigger = triggerOf(people, figures.monthly[category]);
    return spent > trigger ? [{ category, spent, trigger, over: pence(spent - trigger) }] : [];
  });
}

function peopleOf(household: StatementHousehold): Readonly<Record<Person, number>> {
  const { adults, childrenUnder16, children16To18, others } = household;
  return {
    firstAdult: Math.min(adults, 1),
    furtherAdult: Math.max(0, adults - 1),
    childUnder16: childrenUnder16,
    child16To18: children16To18,
    other: others,
  };
}

function triggerOf(people: Readonly<Record<Person, number>>, each: Readonly<Record<Person, Pence>>): Pence {
  return pence(
    people.firstAdult * each.firstAdult +
      people.furtherAdult * each.furtherAdult +
      people.childUnder16 * each.childUnder16 +
      people.child16To18 * each.child16To18 +
      people.other * each.other,
  );
}
