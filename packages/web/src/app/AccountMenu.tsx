import { Menu } from '@fairlead/ui/menu/Menu';
import { lazy, Suspense } from 'react';
import { accountLinks } from '../parts/page/account-links.ts';

/** Loaded after the page: it asks for something that no page needs first. */
const NewMessages = lazy(async () => {
  // A header without its bell is still a header.
  const loaded = await import('../features/messaging/NewMessages.tsx').catch(() => null);
  return { default: loaded?.NewMessages ?? (() => null) };
});

/** Where a signed-in borrower can go. */
export function AccountMenu({ pathname }: { pathname: string }) {
  return <Menu label="Menu" links={accountLinks(pathname, (path) => path)} />;
}

/** The bell for messages that a signed-in borrower has not seen. */
export function Bell({ userId }: { userId: string }) {
  return (
    <Suspense fallback={null}>
      <NewMessages userId={userId} />
    </Suspense>
  );
}
