import type { Example } from '../examples/example.tsx';
import { Menu } from './Menu.tsx';

export const menuExamples: readonly Example[] = [
  {
    name: 'Closed',
    element: (
      <Menu
        label="Menu"
        links={[
          { label: 'Overview', href: '#overview', isCurrent: true },
          { label: 'Messages', href: '#messages' },
        ]}
      />
    ),
  },
];
