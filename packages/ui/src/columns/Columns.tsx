import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import type { SpaceStep } from '../stack/Stack.tsx';

export type ColumnsProps = {
  /** `even` fits as many equal columns as it can, up to three. The other layouts have two columns. */
  layout?: 'even' | 'main-aside' | 'aside-main' | 'halves' | undefined;
  gap?: SpaceStep | undefined;
  children: ReactNode;
};

export function Columns({ layout = 'even', gap = 6, children }: ColumnsProps) {
  return <div className={classes('columns', `columns-${layout}`, `gap-${gap}`)}>{children}</div>;
}
