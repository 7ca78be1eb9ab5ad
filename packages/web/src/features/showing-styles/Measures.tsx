import type { TypeTokens } from '@fairlead/brands/theme';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';

const SIZES = ['display', 'heading-1', 'heading-2', 'heading-3', 'lead', 'body', 'small', 'figure'] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const firstOf = (family: string): string => family.split(',')[0]?.replaceAll("'", '') ?? family;

export function Typefaces({ type }: { type: TypeTokens }) {
  return (
    <SummaryList
      rows={[
        { key: 'For headings', value: `${firstOf(type.fontDisplay)}, ${type.weightDisplay}` },
        {
          key: 'For reading',
          value: `${firstOf(type.fontBody)}, ${type.weightBody} and ${type.weightStrong}`,
        },
        { key: 'For figures', value: `${firstOf(type.fontFigure)}, ${type.weightFigure}` },
      ]}
    />
  );
}

/** Each size at its own size; the larger ones grow with the window. */
export function TypeScale() {
  return (
    <ul className="guide-sizes">
      {SIZES.map((size) => (
        <li className="guide-size" key={size}>
          <span className="guide-token">{`--size-${size}`}</span>
          <span className="guide-size-words" data-size={size}>
            {size === 'figure' ? '£303.27' : 'What you borrow, and what it costs'}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Spaces() {
  return (
    <ul className="guide-spaces">
      {SPACES.map((step) => (
        <li className="guide-space" key={step}>
          <span className="guide-token">{`--space-${step}`}</span>
          <span className="guide-space-bar" data-step={step} />
        </li>
      ))}
    </ul>
  );
}
