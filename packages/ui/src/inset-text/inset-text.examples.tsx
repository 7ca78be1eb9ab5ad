import type { Example } from '../examples/example.tsx';
import { InsetText } from './InsetText.tsx';

export const insetTextExamples: readonly Example[] = [
  { name: 'One sentence', element: <InsetText>You can withdraw until 4 December 2026.</InsetText> },
  {
    name: 'Several paragraphs',
    element: (
      <InsetText>
        <p>It takes about 3 minutes. You’ll see your own price before you decide anything.</p>
        <p>Checking your price won’t affect your credit score.</p>
      </InsetText>
    ),
  },
];
