import { Button } from '@fairlead/ui/button/Button';
import { Container } from '@fairlead/ui/container/Container';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../parts/PhoneLink.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';
import { PublicDocument } from '../../parts/PublicDocument.tsx';

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
      <p>
        If you typed the address, check that it is right. If you followed a link, the page may have moved.
      </p>
      <p>
        <Button href={publicAddress('/', page)}>Go to the start page</Button>
      </p>
    </Fallback>
  );
}

export function NotAuthorizedPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title="You cannot see this page">
      <p>It belongs to somebody else, or you need to sign in another way to open it.</p>
      <p>
        <Button href={publicAddress('/login', page)}>Sign in</Button>
      </p>
    </Fallback>
  );
}

export function InternalErrorPage(page: PublicPageProps) {
  const { phone } = page.brand.dictionary;
  return (
    <Fallback page={page} title="Something went wrong on our side">
      <p>What you had saved is kept. Try again in a few minutes.</p>
      <p>
        If it keeps happening, call us on <PhoneLink phone={phone} />.
      </p>
      <p>
        <Button href={publicAddress('/account/borrow', page)}>Go to your account</Button>
      </p>
    </Fallback>
  );
}
