import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

/** The last breadcrumb is the page itself and has no link. */
export type Breadcrumb = { label: ReactNode; href?: string | undefined };

export type BreadcrumbsProps = { items: readonly Breadcrumb[]; label?: string | undefined };

/** The page's position in the site, shown above its heading. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs-list">
        {items.map(({ label: text, href }, index) => (
          <li className="breadcrumb" key={index}>
            {href === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link className="breadcrumb-link" href={href}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
