import type { Brand } from '@fairlead/brands/brand';
import { representativeFigures, representativeWords } from '../../parts/loan/representative-figures.ts';

/** Shown on every page of information that names a rate or a cost (FCA handbook, CONC 3.5.3R). */
export function ExampleBox({ brand }: { brand: Brand }) {
  const figures = representativeFigures(brand);
  return (
    <div className="summary-box">
      <p>
        <strong>Representative example.</strong> {representativeWords(figures)}{' '}
        <strong>Representative {figures.apr} APR.</strong>
      </p>
    </div>
  );
}
