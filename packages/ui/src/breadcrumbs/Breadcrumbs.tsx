import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

/** The last one, the page itself, has no address. */
export type Breadcrumb = { label: ReactNode; href?: string | undefined };

export type BreadcrumbsProps = { items: readonly Breadcrumb[]; label?: string | undefined };

/** Where the page stands among the others, above its heading. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol className="breadcrumbs-list">
        {items.map(({ label: words, href }, index) => (
          <li className="breadcrumb" key={index}>
            {href === undefined ? (
              <span aria-current="page">{words}</span>
            ) : (
              <Link className="breadcrumb-link" href={href}>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
