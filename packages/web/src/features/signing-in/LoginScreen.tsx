import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'anyone' });

export default function LoginScreen() {
  return (
    <Page title="Sign in">
      <h1>Sign in</h1>
    </Page>
  );
}
