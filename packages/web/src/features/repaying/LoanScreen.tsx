import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function LoanScreen() {
  return (
    <Page title="Your loan">
      <h1>Your loan</h1>
    </Page>
  );
}
