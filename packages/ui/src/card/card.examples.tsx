import type { Example } from '../examples/example.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Card } from './Card.tsx';

export const cardExamples: readonly Example[] = [
  {
    name: 'Among others',
    element: (
      <Card>
        <h3>Left to pay</h3>
        <p>33 payments, the last on 20 November 2029.</p>
      </Card>
    ),
  },
  {
    name: 'The one the page is about',
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
