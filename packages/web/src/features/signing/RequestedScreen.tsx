import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function RequestedScreen() {
  return (
    <Page title="Your loan is on its way">
      <h1>Your loan is on its way</h1>
    </Page>
  );
}
