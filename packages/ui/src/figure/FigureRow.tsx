import type { ReactNode } from 'react';

export type FigureRowItem = { label: ReactNode; value: ReactNode };

/** Several figures of the same weight side by side, such as a representative example. */
export function FigureRow({ items }: { items: readonly FigureRowItem[] }) {
  return (
    <dl className="figure-row">
      {items.map(({ label, value }, index) => (
        <div className="figure-row-item" key={index}>
          <dt className="figure-row-label">{label}</dt>
          <dd className="figure-row-value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
