import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type PaginationProps = {
  /** The current page number, starting at 1. */
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** What is listed: "Payments". */
  label?: string | undefined;
};

type PageItem = number | 'gap';

/** The first, last, current and adjacent pages. A gap replaces two or more pages. */
function pageItems(current: number, total: number): PageItem[] {
  const shown = [1, current - 1, current, current + 1, total];
  const pages = Array.from({ length: total }, (_, index) => index + 1);
  const isShown = (page: number): boolean =>
    shown.includes(page) || (shown.includes(page - 1) && shown.includes(page + 1));
  return pages.flatMap((page): PageItem[] => {
    if (isShown(page)) return [page];
    return isShown(page - 1) ? ['gap'] : [];
  });
}

/** Links to the pages of a long list. Renders nothing if there is only one page. */
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
          {pageItems(current, total).map((item, index) => (
            <li key={index} className={classes(item === 'gap' && 'page-gap') || undefined}>
              {item === 'gap' ? (
                '…'
              ) : (
                <PageLink page={item} href={hrefOf(item)} isCurrent={item === current} />
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
