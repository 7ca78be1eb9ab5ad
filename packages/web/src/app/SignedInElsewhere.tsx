import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { underBrand } from '../parts/page/kept-parameters.ts';
import { Page } from '../parts/page/Page.tsx';
import type { OtherBrand } from '../parts/page/use-session-elsewhere.ts';
import { usePageSettings } from '../state/page-settings.ts';

/** In place of a borrower's page while the browser is signed in to another brand of the same host. */
export function SignedInElsewhere({ brand: { id, name } }: { brand: OtherBrand }) {
  const { brandName } = usePageSettings().brand.dictionary;
  const title = `You’re signed in at ${name}`;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p>
        This is a page of {brandName}. Your application or loan with {name} is in your {name} account, which
        is separate.
      </p>
      <p>
        <Button href={underBrand('/account/borrow', id)}>Go to your {name} account</Button>
      </p>
      <p>
        Or <Link href="/login">sign in at {brandName}</Link>. That signs you out at {name}.
      </p>
    </Page>
  );
}
