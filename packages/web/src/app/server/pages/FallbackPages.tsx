import type { SceneName } from '@fairlead/brands/scene-names';
import { Button } from '@fairlead/ui/button/Button';
import type { ReactNode } from 'react';
import { ACCOUNT, LOGIN, STAFF, STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import { Scene } from '../../../parts/page/Scene.tsx';
import { NOT_FOUND_TEXT } from '../../../parts/page/not-found-words.ts';
import { publicAddress, type PublicPageProps } from '../../../parts/public/public-page.ts';
import { PublicDocument } from '../../../parts/public/PublicDocument.tsx';

type FallbackProps = { page: PublicPageProps; title: string; scene?: SceneName; children: ReactNode };

function Fallback({ page, title, scene = 'lost', children }: FallbackProps) {
  return (
    <PublicDocument page={page} title={`${title} – ${page.brand.dictionary.websiteName}`}>
      <div className="page page-wide fallback">
        <Scene name={scene} />
        <h1>{title}</h1>
        {children}
      </div>
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
        <Button href={publicAddress('/', page)}>Go to the home page</Button>
      </p>
    </Fallback>
  );
}

const NOT_AUTHORIZED = 'You can’t see this page';

/**
 * The page at its own address. A browser that is signed in may have a session of one application, which nothing on the
 * wire tells apart from any other (decision 0031), so the page begins with what opens the rest.
 */
export function NotAuthorizedPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title={NOT_AUTHORIZED}>
      {page.isSignedIn ? (
        <>
          <p>
            Open the link from your email. If you applied with the email address of an account that you
            already have, we emailed you a link: it signs you in to everything in that account.
          </p>
          <p>If you came here by another link, the page belongs to another account.</p>
        </>
      ) : (
        <p>
          It belongs to another account, or you need to sign in again. Sign in with the email address you used
          to apply.
        </p>
      )}
      <p>
        If you think you should be able to see it, <a href={publicAddress('/contact', page)}>tell us</a> what
        you were trying to do.
      </p>
      <p>
        {page.isSignedIn ? (
          <Button href={publicAddress(ACCOUNT, page)}>Go to your account</Button>
        ) : (
          <Button href={publicAddress(LOGIN, page)}>Sign in</Button>
        )}
      </p>
    </Fallback>
  );
}

/** A page of staff, for a borrower. */
export function StaffOnlyPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title={NOT_AUTHORIZED}>
      <p>It is for people who work for the lender, and you are signed in to your own account.</p>
      <p>
        <Button href={publicAddress(ACCOUNT, page)}>Go to your account</Button>
      </p>
      <p>
        If you work for the lender, use the <a href={STAFF_SIGN_ON}>staff sign-in</a>.
      </p>
    </Fallback>
  );
}

/** A page of a borrower's account, for staff. */
export function BorrowersOnlyPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title={NOT_AUTHORIZED}>
      <p>It is part of a borrower’s account, and you are signed in as staff.</p>
      <p>
        <Button href={STAFF}>Go to the staff home</Button>
      </p>
      <p>
        If you have a loan of your own, <a href={publicAddress(LOGIN, page)}>sign in to your account</a>.
      </p>
    </Fallback>
  );
}

/** What only another role may do, for staff. */
export function RoleRequiredPage(page: PublicPageProps) {
  return (
    <Fallback page={page} title={NOT_AUTHORIZED}>
      <p>Your role does not include this page. The people who manage staff access can change your role.</p>
      <p>
        <Button href={STAFF}>Go to the staff home</Button>
      </p>
    </Fallback>
  );
}

/** For a person whom the identity provider knows and who has no role here. */
export function NoRolePage(page: PublicPageProps) {
  return (
    <Fallback page={page} title={NOT_AUTHORIZED}>
      <p>You have no role here yet. The people who manage staff access can give you one.</p>
      <p>
        <Button href={STAFF_SIGN_ON}>Sign in again</Button>
      </p>
      <p>
        If you have a loan, <a href={publicAddress(LOGIN, page)}>sign in to your account</a>.
      </p>
    </Fallback>
  );
}

export function InternalErrorPage(page: PublicPageProps) {
  const { phone } = page.brand.dictionary;
  return (
    <Fallback page={page} title="Something went wrong on our side" scene="help">
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
