import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function UnrequestedScreen() {
  return (
    <Page title="Your offer is kept">
      <h1>Your offer is kept</h1>
    </Page>
  );
}
