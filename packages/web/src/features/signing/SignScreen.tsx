import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'borrower' });

export default function SignScreen() {
  return (
    <Page title="Your application">
      <h1>Your application</h1>
    </Page>
  );
}
