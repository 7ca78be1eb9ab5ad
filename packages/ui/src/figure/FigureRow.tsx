import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { splitMinor } from './split-minor.ts';

export type FigureRowItem = { label: ReactNode; value: ReactNode };

export type FigureRowProps = {
  items: readonly FigureRowItem[];
  /** One per line with the values on the right: a breakdown on a card. */
  lines?: boolean | undefined;
};

/** Several figures with equal prominence, such as a representative example. */
export function FigureRow({ items, lines }: FigureRowProps) {
  return (
    <dl className={classes('figure-row', lines && 'figure-lines')}>
      {items.map(({ label, value }, index) => (
        <div className="figure-row-item" key={index}>
          <dt className="figure-row-label">{label}</dt>
          <dd className="figure-row-value">
            {typeof value === 'string' ? splitMinor(value).join('') : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
