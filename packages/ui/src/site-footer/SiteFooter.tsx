import type { ReactNode } from 'react';
import { SiteLinks, type SiteLink } from '../site-header/SiteLinks.tsx';

export type SiteFooterProps = {
  /** Lists of pages, each with a heading. */
  groups?: readonly { heading: string; links: readonly SiteLink[] }[];
  /** A few pages in one line, where the page is for one task. */
  links?: readonly SiteLink[];
  surface?: 'light' | 'dark' | undefined;
  /** The lender's name, address and regulator. */
  children: ReactNode;
};

export function SiteFooter({ groups = [], links = [], surface, children }: SiteFooterProps) {
  return (
    <footer className="site-footer" data-surface={surface}>
      <div className="site-footer-inner">
        {groups.length > 0 && (
          <nav aria-label="Footer" className="site-footer-groups">
            {groups.map(({ heading, links }) => (
              <section key={heading}>
                <h2 className="site-footer-heading">{heading}</h2>
                <SiteLinks stacked links={links} />
              </section>
            ))}
          </nav>
        )}
        {links.length > 0 && <SiteLinks label="Footer" links={links} />}
        <div className="site-footer-words">{children}</div>
      </div>
    </footer>
  );
}
