import type { Example } from '../examples/example.tsx';
import { InsetText } from '../inset-text/InsetText.tsx';
import { Container } from './Container.tsx';

export const containerExamples: readonly Example[] = [
  {
    name: 'Form width',
    element: (
      <Container width="form">
        <InsetText>Up to 40 rem wide, with space at the sides</InsetText>
      </Container>
    ),
  },
];
