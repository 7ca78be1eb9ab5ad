import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { SiteLink } from '../site-header/SiteHeader.tsx';

export type SiteFooterProps = {
  /** Lists of pages, each under a word of its own. */
  groups?: readonly { heading: string; links: readonly SiteLink[] }[];
  surface?: 'light' | 'dark' | undefined;
  /** Who lends, where they are and who watches over them. */
  children: ReactNode;
};

export function SiteFooter({ groups = [], surface, children }: SiteFooterProps) {
  return (
    <footer className="site-footer" data-surface={surface}>
      <div className="site-footer-inner">
        {groups.length > 0 && (
          <nav aria-label="Footer" className="site-footer-groups">
            {groups.map(({ heading, links }) => (
              <section key={heading}>
                <h2 className="site-footer-heading">{heading}</h2>
                <ul className="site-footer-links">
                  {links.map(({ label, href, isCurrent }) => (
                    <li key={href}>
                      <Link className="site-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        <div className="site-footer-words">{children}</div>
      </div>
    </footer>
  );
}
