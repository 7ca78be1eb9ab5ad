import type { Brand } from '@fairlead/brands/brand';
import { representativeExample } from './representative-example.ts';

/** Stands on every page of information that names a rate or a cost. */
export function ExampleBox({ brand }: { brand: Brand }) {
  return (
    <p className="summary-box">
      <strong>Representative example.</strong> {representativeExample(brand.config)}
    </p>
  );
}
