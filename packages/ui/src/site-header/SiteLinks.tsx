import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type SiteLink = { label: string; href: string; isCurrent?: boolean | undefined };

type SiteLinksProps = {
  links: readonly SiteLink[];
  /** Names the list as a landmark of its own; without it the list is part of one. */
  label?: string | undefined;
  /** One under the other. */
  stacked?: boolean | undefined;
};

/** Links to pages of the site. The one to the page that is open says so. */
export function SiteLinks({ links, label, stacked }: SiteLinksProps) {
  const list = (
    <ul className={classes('site-links', stacked && 'site-links-stacked')}>
      {links.map(({ label: words, href, isCurrent }) => (
        <li key={href}>
          <Link className="site-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
  return label === undefined ? list : <nav aria-label={label}>{list}</nav>;
}
