import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function DashboardScreen() {
  return (
    <Page title="Your account">
      <h1>Your account</h1>
    </Page>
  );
}
