import type { ReactNode } from 'react';
import { Artwork } from '../artwork/Artwork.tsx';
import { SiteLinks, type SiteLink } from '../site-header/SiteLinks.tsx';

type HeroBarProps = {
  /** The brand's wordmark as inline SVG. */
  logo: string;
  websiteName: string;
  links?: readonly SiteLink[] | undefined;
  /** Instead of links. */
  menu?: ReactNode;
  /** The hero's surface, so that the bar and the hero look like one section. */
  surface?: 'light' | 'dark' | undefined;
  /** On paper only, where it takes the place of the links: the page's address. */
  printed?: ReactNode;
};

/** The header of a page that starts with its hero. It uses the hero's background. */
export function HeroBar({ logo, websiteName, links = [], menu, surface, printed }: HeroBarProps) {
  return (
    <header className="hero-header" data-surface={surface}>
      <div className="hero-bar">
        <Artwork svg={logo} label={websiteName} className="hero-logo" />
        {printed}
        {menu !== undefined && <nav aria-label="Main">{menu}</nav>}
        {links.length > 0 && <SiteLinks label="Main" links={links} />}
      </div>
    </header>
  );
}
