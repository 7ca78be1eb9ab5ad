import { Button } from '../button/Button.tsx';
import type { Example } from '../examples/example.tsx';
import { InsetText } from '../inset-text/InsetText.tsx';
import { Cluster } from './Cluster.tsx';
import { Stack } from './Stack.tsx';

export const stackExamples: readonly Example[] = [
  {
    name: 'A stack',
    element: (
      <Stack gap={3}>
        <InsetText>First</InsetText>
        <InsetText>Second</InsetText>
      </Stack>
    ),
  },
  {
    name: 'A cluster, which wraps',
    element: (
      <Cluster>
        <Button>Sign the agreement</Button>
        <Button variant="plain">Not now</Button>
      </Cluster>
    ),
  },
];
