import { typedDay, type TypedDate } from '@fairlead/core/calendar/typed-date';
import type { Day } from '@fairlead/core/calendar/day';
import { parsePounds, poundsErrors } from '@fairlead/core/money/pounds';
import type { Pence } from '@fairlead/core/money/pence';
import { messageFor } from '@fairlead/core/outcome';
import { only, type Problems } from '../../resources/problems.ts';

export interface TypedFigure {
  readonly settlementAmount: string;
  readonly settlementValidUntil: TypedDate;
}

export type FigureProblems = Problems<keyof TypedFigure>;

type Figure = { readonly settlementAmount: Pence; readonly settlementValidUntil: Day };

const AMOUNT_ERRORS = poundsErrors('Settlement figure', {
  empty: 'Enter the new settlement figure',
  example: '6,250.50',
});

/** The figure as it is sent, or what is wrong with what was typed. */
export function checkFigure({
  settlementAmount,
  settlementValidUntil,
}: TypedFigure): Figure | FigureProblems {
  const amount = parsePounds(settlementAmount);
  const until = typedDay(settlementValidUntil);
  if (amount.ok && until !== undefined)
    return { settlementAmount: amount.value, settlementValidUntil: until };
  return only({
    settlementAmount: messageFor(amount, AMOUNT_ERRORS),
    settlementValidUntil:
      until === undefined ? 'Enter the last day on which the figure is valid, like 11 12 2026' : undefined,
  });
}

export const isFigure = (checked: Figure | FigureProblems): checked is Figure =>
  typeof checked.settlementAmount === 'number';
