import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';
import { SiteLinks, type SiteLink } from '../site-header/SiteLinks.tsx';

export type SiteFooterProps = {
  /** Lists of pages, each with a heading. */
  groups?: readonly { heading: string; links: readonly SiteLink[] }[];
  /** In place of groups, where the page is for one task: a few ways to help, in one line with the small print. */
  links?: readonly SiteLink[];
  surface?: 'light' | 'dark' | undefined;
  /** The lender's name, address and regulator. */
  children: ReactNode;
};

export function SiteFooter({ groups = [], links = [], surface, children }: SiteFooterProps) {
  const isLine = links.length > 0;
  return (
    <footer className={classes('site-footer', isLine && 'site-footer-line')} data-surface={surface}>
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
        {isLine && <SiteLinks label="Footer" links={links} />}
        <div className="site-footer-words">{children}</div>
      </div>
    </footer>
  );
}
