import { Menu } from '@fairlead/ui/menu/Menu';
import { lazy, Suspense } from 'react';
import { accountLinks } from '../parts/page/account-links.ts';

/** Loaded after the page: it asks for something that no page needs first. */
const NewMessages = lazy(async () => {
  // A menu without its count is still a menu.
  const loaded = await import('../features/messaging/NewMessages.tsx').catch(() => null);
  return { default: loaded?.NewMessages ?? (() => null) };
});

/** Where a signed-in borrower can go, with the number of new messages. */
export function AccountMenu({ userId, pathname }: { userId: string; pathname: string }) {
  const links = accountLinks(pathname, (path) => path);
  const mark = (
    <Suspense fallback={null}>
      <NewMessages userId={userId} />
    </Suspense>
  );
  return <Menu label="Menu" mark={mark} links={links} />;
}
