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
  /** Before the menu: a link to what is new. */
  bell?: ReactNode;
  /** On paper only, where it takes the place of the links: what the sheet is about, or its address. */
  printed?: ReactNode;
};

export function SiteHeader({
  logo,
  websiteName,
  homeHref,
  surface,
  links = [],
  menu,
  bell,
  printed,
}: SiteHeaderProps) {
  return (
    <header className="site-header" data-surface={surface}>
      <div className="site-header-inner">
        <Link className="site-logo" href={homeHref} aria-label={`${websiteName}, home`}>
          <Artwork svg={logo} />
        </Link>
        {printed}
        {bell}
        {menu !== undefined && <nav aria-label="Main">{menu}</nav>}
        {links.length > 0 && <SiteLinks label="Main" links={links} />}
      </div>
    </header>
  );
}
