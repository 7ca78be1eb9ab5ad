import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function DocumentScreen() {
  return (
    <Page title="Document">
      <h1>Document</h1>
    </Page>
  );
}
