import { keysOf } from '@fairlead/core/records';
import type { BrandSwitches } from '@fairlead/brands/brand';
import type { SiteLink } from '@fairlead/ui/site-header/SiteLinks';
import { LOGIN } from '@fairlead/contract/web/account-paths';
import type { PublicPath } from '../../paths.ts';
import { SITE_GROUPS, sitePagesOf } from './site-pages.ts';

type Place = {
  /** The page that shows the links. */
  path: string;
  address: (path: PublicPath | typeof LOGIN) => string;
};

export type LinkGroup = { heading: string; links: readonly SiteLink[] };

/** The links above every public page, for a visitor without a session. */
export function headerLinks({ path, address }: Place): SiteLink[] {
  return [
    { label: 'Help', href: address('/help-and-support'), isCurrent: path === '/help-and-support' },
    { label: 'Sign in', href: address(LOGIN), isCurrent: path === LOGIN },
  ];
}

/** The pages of the brand by group, for the foot of every page. A group without a page is left out. */
export function footerLinks({ switches, path, address }: Place & { switches: BrandSwitches }): LinkGroup[] {
  const pages = sitePagesOf(switches);
  return keysOf(SITE_GROUPS)
    .map((name) => ({
      heading: SITE_GROUPS[name],
      links: pages
        .filter(({ group }) => group === name)
        .map((page) => ({ label: page.label, href: address(page.path), isCurrent: page.path === path })),
    }))
    .filter(({ links }) => links.length > 0);
}
