import { Menu } from '@fairlead/ui/menu/Menu';
import { lazy, Suspense } from 'react';
import { ACCOUNT } from '@fairlead/contract/web/account-paths';
import { ADDRESS_DETAILS, CONTACT_SETTINGS, LOAN_DOCUMENTS, LOGOUT, MESSAGES, YOUR_DATA } from '../paths.ts';

const LINKS = [
  { label: 'Overview', href: ACCOUNT },
  { label: 'Documents', href: LOAN_DOCUMENTS },
  { label: 'Messages', href: MESSAGES },
  { label: 'Your details', href: ADDRESS_DETAILS },
  { label: 'Contact settings', href: CONTACT_SETTINGS },
  { label: 'Your data', href: YOUR_DATA },
  { label: 'Help', href: '/help-and-support' },
  { label: 'Sign out', href: LOGOUT },
] as const;

/** Loaded after the page: it asks for something that no page needs first. */
const NewMessages = lazy(async () => {
  // A menu without its count is still a menu.
  const loaded = await import('../features/messaging/NewMessages.tsx').catch(() => null);
  return { default: loaded?.NewMessages ?? (() => null) };
});

/** Where a signed-in borrower can go, with the number of new messages. */
export function AccountMenu({ userId, pathname }: { userId: string; pathname: string }) {
  const links = LINKS.map((link) => ({ ...link, isCurrent: link.href === pathname }));
  const mark = (
    <Suspense fallback={null}>
      <NewMessages userId={userId} />
    </Suspense>
  );
  return <Menu label="Menu" mark={mark} links={links} />;
}
