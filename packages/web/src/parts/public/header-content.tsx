import { Menu } from '@fairlead/ui/menu/Menu';
import type { SiteHeaderProps } from '@fairlead/ui/site-header/SiteHeader';
import type { PublicAddress } from '../../paths.ts';
import { accountLinks } from '../page/account-links.ts';
import { publicAddress, type PublicPageProps } from './public-page.ts';
import { headerLinks } from './site-links.ts';

/** The account menu where the browser has a session, which never says whose; otherwise a visitor's links. */
export function headerContent(page: PublicPageProps): Pick<SiteHeaderProps, 'links' | 'menu'> {
  const address = (to: PublicAddress) => publicAddress(to, page);
  if (page.isSignedIn) return { menu: <Menu label="Menu" links={accountLinks(page.path, address)} /> };
  return { links: headerLinks({ path: page.path, address }) };
}
