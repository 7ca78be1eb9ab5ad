import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type StackProps = {
  gap?: SpaceStep | undefined;
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
  /** Limits the line length for reading. */
  measure?: boolean | undefined;
  children: ReactNode;
};

/** Items in a column with equal spacing. */
export function Stack({ gap = 5, as: Element = 'div', measure, children }: StackProps) {
  return <Element className={classes('stack', `gap-${gap}`, measure && 'measure')}>{children}</Element>;
}
