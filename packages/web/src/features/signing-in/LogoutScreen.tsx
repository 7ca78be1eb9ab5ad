import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'anyone' });

export default function LogoutScreen() {
  return (
    <Page title="You have signed out">
      <h1>You have signed out</h1>
    </Page>
  );
}
