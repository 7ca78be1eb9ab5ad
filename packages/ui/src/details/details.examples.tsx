import type { Example } from '../examples/example.tsx';
import { Details } from './Details.tsx';

export const detailsExamples: readonly Example[] = [
  {
    name: 'Closed',
    element: (
      <Details summary="Where does this figure come from?">
        <p>From your agreement dated 20 November 2026.</p>
      </Details>
    ),
  },
  {
    name: 'Open',
    element: (
      <Details summary="What is a soft search?" open>
        <p>A check of your credit file that other lenders can’t see.</p>
      </Details>
    ),
  },
];
