import type { Statement } from '../../resources/financial-statement/financial-statement.ts';
import type { Problems } from '../../resources/problems.ts';
import type { Budget } from './use-budget.ts';

/** What the fields of a part get. */
export type PartProps = { budget: Budget; statement: Statement; problems: Problems };
