import type { Example } from '../examples/example.tsx';
import { InsetText } from '../inset-text/InsetText.tsx';
import { Columns } from './Columns.tsx';

export const columnsExamples: readonly Example[] = [
  {
    name: 'As many columns as fit',
    element: (
      <Columns gap={4}>
        <InsetText>One</InsetText>
        <InsetText>Two</InsetText>
        <InsetText>Three</InsetText>
      </Columns>
    ),
  },
];
