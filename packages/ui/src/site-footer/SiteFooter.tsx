import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import type { SiteLink } from '../site-header/SiteHeader.tsx';

export type SiteFooterProps = {
  links: readonly SiteLink[];
  surface?: 'light' | 'dark' | undefined;
  /** Who lends, where they are and who watches over them. */
  children: ReactNode;
};

export function SiteFooter({ links, surface, children }: SiteFooterProps) {
  return (
    <footer className="site-footer" data-surface={surface}>
      <div className="site-footer-inner">
        <nav aria-label="Footer">
          <ul className="site-links site-footer-links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className="site-link" href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-footer-words">{children}</div>
      </div>
    </footer>
  );
}
