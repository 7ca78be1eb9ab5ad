import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type SiteLink = { label: string; href: string; isCurrent?: boolean | undefined };

type SiteLinksProps = {
  links: readonly SiteLink[];
  /** Makes the list a navigation landmark with this name. */
  label?: string | undefined;
  /** One link per line. */
  stacked?: boolean | undefined;
};

/** Links to pages of the site. The link to the current page has `aria-current`. */
export function SiteLinks({ links, label, stacked }: SiteLinksProps) {
  const list = (
    <ul className={classes('site-links', stacked && 'site-links-stacked')}>
      {links.map(({ label: text, href, isCurrent }) => (
        <li key={href}>
          <Link className="site-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
  return label === undefined ? list : <nav aria-label={label}>{list}</nav>;
}
