import { Artwork } from '../artwork/Artwork.tsx';
import { SiteLinks, type SiteLink } from '../site-header/SiteLinks.tsx';

type HeroBarProps = {
  /** The brand's wordmark as inline SVG. */
  logo: string;
  websiteName: string;
  links: readonly SiteLink[];
  /** That of the hero, which goes on below. */
  surface?: 'light' | 'dark' | undefined;
};

/** The banner of a page that starts with its hero: it stands on the hero's own ground. */
export function HeroBar({ logo, websiteName, links, surface }: HeroBarProps) {
  return (
    <header className="hero-header" data-surface={surface}>
      <div className="hero-bar">
        <Artwork svg={logo} label={websiteName} className="hero-logo" />
        <SiteLinks label="Main" links={links} />
      </div>
    </header>
  );
}
