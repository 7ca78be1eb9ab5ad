import type { Example } from '../examples/example.tsx';
import { InsetText } from '../inset-text/InsetText.tsx';
import { Container } from './Container.tsx';

export const containerExamples: readonly Example[] = [
  {
    name: 'As wide as one question',
    element: (
      <Container width="form">
        <InsetText>At most 40 rem, with space at the sides</InsetText>
      </Container>
    ),
  },
];
