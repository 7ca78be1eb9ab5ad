import type { ReactNode } from 'react';
import { splitMinor } from './split-minor.ts';

export type Cost = {
  label: ReactNode;
  /** Already formatted: "£303.27", "29.7%". */
  value: string;
  /** Shown after the value: "months", "APR". */
  unit?: string | undefined;
};

/** Related figures with equal prominence. Each is larger than any price next to them. */
export function CostRow({ items }: { items: readonly Cost[] }) {
  return (
    <dl className="cost-row">
      {items.map(({ label, value, unit }, index) => {
        const [major, minor] = splitMinor(value);
        return (
          <div className="figure figure-cost" key={index}>
            <dt className="figure-label">{label}</dt>
            <dd className="figure-value">
              {major}
              {minor !== '' && <span className="figure-minor">{minor}</span>}
              {unit !== undefined && <span className="figure-unit"> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
