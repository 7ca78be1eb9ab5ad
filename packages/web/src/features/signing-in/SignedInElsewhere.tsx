import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { underBrand } from '../../parts/page/carried-parameters.ts';
import type { OtherBrand } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { usePageSettings } from '../../state/page-settings.ts';

type SignedInElsewhereProps = { brand: OtherBrand; onSignInHere: () => void };

/** Before signing in, to a borrower who is signed in to another brand of the same host. */
export function SignedInElsewhere({ brand: { id, name }, onSignInHere }: SignedInElsewhereProps) {
  const { brandName } = usePageSettings().brand.dictionary;
  const title = `You’re signed in at ${name}`;
  return (
    <Page title={title} step="elsewhere">
      <h1>{title}</h1>
      <p>
        You’re on the {brandName} site. Your application or loan with {name} is in your {name} account, which
        is separate.
      </p>
      <p className="cluster gap-4">
        <Button href={underBrand(ACCOUNT, id)}>Go to your {name} account</Button>
        <Button variant="secondary" onClick={onSignInHere}>
          Sign in at {brandName}
        </Button>
      </p>
      <p className="muted">
        Signing in at {brandName} signs you out at {name}.
      </p>
    </Page>
  );
}
