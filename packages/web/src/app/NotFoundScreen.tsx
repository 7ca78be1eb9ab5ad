import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { NOT_FOUND_TEXT } from '../parts/page/not-found-words.ts';
import { Page } from '../parts/page/Page.tsx';
import { Scene } from '../parts/page/Scene.tsx';
import { screen } from '../parts/page/screen.ts';

export const handle = screen({ access: 'anyone', status: 404 });

/** An address below the account that leads to no screen. */
export default function NotFoundScreen() {
  return (
    <Page title="Page not found">
      <Scene name="lost" />
      <h1>Page not found</h1>
      <p>{NOT_FOUND_TEXT}</p>
      <p>
        <Button href={ACCOUNT}>Go to your account</Button>
      </p>
      <p>
        Or <Link href="/help-and-support">search our help</Link> or <Link href="/contact">contact us</Link>.
      </p>
    </Page>
  );
}
