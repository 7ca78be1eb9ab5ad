import type { Example } from '../examples/example.tsx';
import { Panel } from './Panel.tsx';

export const panelExamples: readonly Example[] = [
  {
    name: 'It is done',
    element: (
      <Panel title="Your agreement is signed" titleAs="h2">
        <p>Reference LN-0204</p>
      </Panel>
    ),
  },
];
