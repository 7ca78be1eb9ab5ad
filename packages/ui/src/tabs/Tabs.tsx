import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

export type Tab = { label: ReactNode; href: string; isCurrent: boolean };

/** Tabs are links: each has its own URL, works without JavaScript and adds to the browser history. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs-list">
        {tabs.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link className="tab" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
