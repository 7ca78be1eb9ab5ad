import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'anyone' });

export default function InboxScreen() {
  return (
    <Page title="Sandbox inbox">
      <h1>Sandbox inbox</h1>
    </Page>
  );
}
