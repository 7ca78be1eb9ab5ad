import type { Example } from '../examples/example.tsx';
import { InsetText } from './InsetText.tsx';

export const insetTextExamples: readonly Example[] = [
  { name: 'Set apart', element: <InsetText>You may withdraw until 4 December 2026.</InsetText> },
  {
    name: 'Several paragraphs',
    element: (
      <InsetText>
        <p>Answering takes about 3 minutes. You will see your own price before you decide anything.</p>
        <p>Getting it won’t affect your credit score.</p>
      </InsetText>
    ),
  },
];
