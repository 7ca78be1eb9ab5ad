import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import type { SpaceStep } from '../stack/Stack.tsx';

export type ColumnsProps = {
  /** `even` makes as many equal columns as fit, three at most; the others are two, one of them wider. */
  layout?: 'even' | 'main-aside' | 'aside-main' | 'halves' | undefined;
  gap?: SpaceStep | undefined;
  children: ReactNode;
};

export function Columns({ layout = 'even', gap = 6, children }: ColumnsProps) {
  return <div className={classes('columns', `columns-${layout}`, `gap-${gap}`)}>{children}</div>;
}
