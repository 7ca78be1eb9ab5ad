import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'anyone' });

export default function QuoteScreen() {
  return (
    <Page title="How much do you want to borrow?">
      <h1>How much do you want to borrow?</h1>
    </Page>
  );
}
