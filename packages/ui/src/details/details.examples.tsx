import type { Example } from '../examples/example.tsx';
import { Details } from './Details.tsx';

export const detailsExamples: readonly Example[] = [
  {
    name: 'More for those who want it',
    element: (
      <Details summary="Where does this figure come from?">
        <p>From your agreement of 20 November 2026.</p>
      </Details>
    ),
  },
  {
    name: 'Open',
    element: (
      <Details summary="What is a soft search?" open>
        <p>A look at your credit file that leaves no mark which other lenders can see.</p>
      </Details>
    ),
  },
];
