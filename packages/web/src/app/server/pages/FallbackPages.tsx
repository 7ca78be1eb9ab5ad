import { Button } from '@fairlead/ui/button/Button';
import { Container } from '@fairlead/ui/container/Container';
import type { ReactNode } from 'react';
import { ACCOUNT, LOGIN, STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import { NOT_FOUND_TEXT } from '../../../parts/page/not-found-words.ts';
import { publicAddress, type PublicPageProps } from '../../../parts/public/public-page.ts';
import { PublicDocument } from '../../../parts/public/PublicDocument.tsx';

type FallbackProps = { page: PublicPageProps; title: string; children: ReactNode };

function Fallback({ page, title, children }: FallbackProps) {
  return (
    <PublicDocument page={page} title={`${title} – ${page.brand.dictionary.websiteName}`}>
      <Container width="reading">
        <div className="page">
          <h1>{title}</h1>
          {children}
        </div>
      </Container>
    </PublicDocument>
  );
}

export function NotFoundPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title="Page not found">
      <p>{NOT_FOUND_TEXT}</p>
      <p>
        <a href={publicAddress('/help-and-support', page)}>Search our help</a> for what you were looking for,
        or <a href={publicAddress('/contact', page)}>ask us</a>.
      </p>
      <p>
        <Button href={publicAddress('/', page)}>Go to the start page</Button>
      </p>
    </Fallback>
  );
}

export function NotAuthorizedPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title="You can’t see this page">
      <p>
        It belongs to another account, or you need to sign in again. Sign in with the email address you used
        to apply.
      </p>
      <p>
        If you applied with the email address of an account that you already have, open the link that we
        emailed you. It shows everything in that account.
      </p>
      <p>
        If you think you should be able to see it, <a href={publicAddress('/contact', page)}>tell us</a> what
        you were trying to do.
      </p>
      <p>
        <Button href={publicAddress(LOGIN, page)}>Sign in</Button>
      </p>
      <p>
        If you work for the lender, use the <a href={STAFF_SIGN_ON}>staff sign-on</a>. If you have used it,
        your role does not include this page.
      </p>
    </Fallback>
  );
}

export function InternalErrorPage(page: PublicPageProps) {
  const { phone } = page.brand.dictionary;
  return (
    <Fallback page={page} title="Something went wrong on our side">
      <p>Anything you saved is still there. Try again in a few minutes.</p>
      <p>If you were paying or signing, check your account first to see whether it worked.</p>
      <p>
        If it keeps happening, call us on <PhoneLink phone={phone} />.
      </p>
      <p>
        <Button href={publicAddress(ACCOUNT, page)}>Go to your account</Button>
      </p>
    </Fallback>
  );
}
