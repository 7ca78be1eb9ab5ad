import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import type { SpaceStep } from './Stack.tsx';

export type ClusterProps = { gap?: SpaceStep | undefined; spread?: boolean | undefined; children: ReactNode };

/** Items in a row that wraps, such as the buttons at the bottom of a form. */
export function Cluster({ gap = 4, spread, children }: ClusterProps) {
  return <div className={classes('cluster', `gap-${gap}`, spread && 'cluster-spread')}>{children}</div>;
}
