import type { Example } from '../examples/example.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const breadcrumbsExamples: readonly Example[] = [
  {
    name: 'Two levels down',
    element: ({ label }) => (
      <Breadcrumbs
        label={label('Breadcrumb')}
        items={[
          { label: 'Home', href: '#home' },
          { label: 'Help and support', href: '#help-and-support' },
          { label: 'Paying your loan back early' },
        ]}
      />
    ),
  },
];
