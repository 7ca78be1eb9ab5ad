import { STAFF } from '@fairlead/contract/web/account-paths';
import { Button } from '@fairlead/ui/button/Button';
import { SkipLink } from '@fairlead/ui/skip-link/SkipLink';
import type { ReactNode } from 'react';
import { STAFF_SIGN_OUT } from '../../paths.ts';
import { FORM_TOKEN, type SignedOnProps, type StaffPageProps } from './staff-page.ts';

/** The spacing of a part, for a form that is one. */
export const STAFF_PART = 'others stack gap-5';

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
        <main className="page page-text" id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

function SignedOnBar({ page: { session, formToken } }: { page: SignedOnProps }) {
  return (
    <header className="site-header">
      <form className="site-header-inner page-text" action={STAFF_SIGN_OUT} method="post">
        <a className="site-link" href={STAFF}>
          Staff home
        </a>
        <p>
          <span className="visually-hidden">Signed in as </span>
          <strong>{session.name}</strong>
        </p>
        <input type="hidden" name={FORM_TOKEN} value={formToken} />
        <Button type="submit" variant="plain">
          Sign out
        </Button>
      </form>
    </header>
  );
}

/** A part of a page, below its heading. */
export function StaffPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={STAFF_PART}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
