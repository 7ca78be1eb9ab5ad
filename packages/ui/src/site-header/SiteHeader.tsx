import type { ReactNode } from 'react';
import { Artwork } from '../artwork/Artwork.tsx';
import { Link } from '../link/Link.tsx';
import { SiteLinks, type SiteLink } from './SiteLinks.tsx';

export type SiteHeaderProps = {
  /** The brand's wordmark as inline SVG. */
  logo: string;
  websiteName: string;
  homeHref: string;
  surface?: 'light' | 'dark' | undefined;
  links?: readonly SiteLink[] | undefined;
  /** Instead of links. */
  menu?: ReactNode;
};

export function SiteHeader({ logo, websiteName, homeHref, surface, links = [], menu }: SiteHeaderProps) {
  return (
    <header className="site-header" data-surface={surface}>
      <div className="site-header-inner">
        <Link className="site-logo" href={homeHref} aria-label={`${websiteName}, home`}>
          <Artwork svg={logo} />
        </Link>
        {menu !== undefined && <nav aria-label="Main">{menu}</nav>}
        {links.length > 0 && <SiteLinks label="Main" links={links} />}
      </div>
    </header>
  );
}
