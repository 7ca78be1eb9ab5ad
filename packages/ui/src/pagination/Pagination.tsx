import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type PaginationProps = {
  /** The page that is shown, from 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** What the pages are of: "Payments". */
  label?: string | undefined;
};

type Stop = number | 'gap';

/** The first, the last and the neighbours; a gap stands for two or more. */
function stopsOf(current: number, total: number): Stop[] {
  const near = [1, current - 1, current, current + 1, total];
  const pages = Array.from({ length: total }, (_, index) => index + 1);
  const isShown = (page: number): boolean =>
    near.includes(page) || (near.includes(page - 1) && near.includes(page + 1));
  return pages.flatMap((page): Stop[] => {
    if (isShown(page)) return [page];
    return isShown(page - 1) ? ['gap'] : [];
  });
}

/** A long list, page by page. There is nothing of it when one page holds all. */
export function Pagination({ current, total, hrefOf, label = 'Pages' }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <div className="pagination-row">
        {current > 1 && (
          <Link className="page-link" rel="prev" href={hrefOf(current - 1)}>
            Previous<span className="visually-hidden"> page</span>
          </Link>
        )}
        <ul className="page-numbers">
          {stopsOf(current, total).map((stop, index) => (
            <li key={index} className={classes(stop === 'gap' && 'page-gap') || undefined}>
              {stop === 'gap' ? (
                '…'
              ) : (
                <PageLink page={stop} href={hrefOf(stop)} isCurrent={stop === current} />
              )}
            </li>
          ))}
        </ul>
        {current < total && (
          <Link className="page-link" rel="next" href={hrefOf(current + 1)}>
            Next<span className="visually-hidden"> page</span>
          </Link>
        )}
      </div>
    </nav>
  );
}

type PageLinkProps = { page: number; href: string; isCurrent: boolean };

function PageLink({ page, href, isCurrent }: PageLinkProps) {
  return (
    <Link className="page-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
      <span className="visually-hidden">Page </span>
      {page}
    </Link>
  );
}
