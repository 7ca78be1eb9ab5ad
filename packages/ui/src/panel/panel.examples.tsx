import type { Example } from '../examples/example.tsx';
import { Panel } from './Panel.tsx';

export const panelExamples: readonly Example[] = [
  {
    name: 'Confirmation',
    element: (
      <Panel title="You’ve signed your agreement" titleAs="h2">
        <p>Reference LN-0204</p>
      </Panel>
    ),
  },
];
