import type { Example } from '../examples/example.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Card } from './Card.tsx';

export const cardExamples: readonly Example[] = [
  {
    name: 'Default',
    element: (
      <Card>
        <h3>Left to pay</h3>
        <p>33 payments. The last is on 20 November 2029.</p>
      </Card>
    ),
  },
  {
    name: 'The main card of a page',
    element: (
      <Card raised>
        <Figure label="Next payment" value="£303.27" />
      </Card>
    ),
  },
  {
    name: 'On the dark surface',
    element: (
      <Card surface="dark">
        <Figure label="Next payment" value="£303.27" />
      </Card>
    ),
  },
];
