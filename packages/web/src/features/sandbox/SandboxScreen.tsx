import { Page } from '../../parts/Page.tsx';
import { screen } from '../../parts/screen.ts';

export const handle = screen({ access: 'anyone' });

export default function SandboxScreen() {
  return (
    <Page title="Sandbox">
      <h1>Sandbox</h1>
    </Page>
  );
}
