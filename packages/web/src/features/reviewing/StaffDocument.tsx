import { STAFF } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { Container } from '@fairlead/ui/container/Container';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import { STAFF_SIGN_OUT } from '../../paths.ts';
import { FORM_TOKEN, type SignedOnProps, type StaffPageProps } from './staff-page.ts';

type StaffDocumentProps = {
  page: StaffPageProps | SignedOnProps;
  title: string;
  children: ReactNode;
};

/** A page for the lender's staff: no script, no links for borrowers. */
export function StaffDocument({ page, title, children }: StaffDocumentProps) {
  return (
    <html lang="en-GB" {...page.themeAttributes}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – Staff`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        {page.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="page" />
        ))}
        <link rel="icon" href={page.icon} />
      </head>
      <body>
        <SkipLink />
        {'session' in page && <SignedOnBar page={page} />}
        <main id="main" tabIndex={-1}>
          <Container width="reading">
            <div className="page">{children}</div>
          </Container>
        </main>
      </body>
    </html>
  );
}

function SignedOnBar({ page: { session, formToken } }: { page: SignedOnProps }) {
  return (
    <header>
      <Container width="reading">
        <form action={STAFF_SIGN_OUT} method="post">
          <p>
            <a href={STAFF}>Staff home</a>. Signed on as <strong>{session.name}</strong>.
          </p>
          <input type="hidden" name={FORM_TOKEN} value={formToken} />
          <Button type="submit" variant="plain">
            Sign out
          </Button>
        </form>
      </Container>
    </header>
  );
}
