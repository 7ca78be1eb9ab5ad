import { useId, type MouseEvent } from 'react';
import { Link } from '../link/Link.tsx';
import type { SiteLink } from '../site-header/SiteLinks.tsx';

export type MenuProps = {
  /** On the button. */
  label: string;
  links: readonly SiteLink[];
};

/** Closes the list after a link in it was followed; the browser closes it on Escape and on a press outside it. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
}

/** A button that opens a list of links, without a script too. */
export function Menu({ label, links }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="menu-button" popoverTarget={id}>
        {label}
      </button>
      {/* The keyboard reaches the links themselves. */}
      <ul id={id} popover="auto" className="menu-list" onClick={closeAfterLink}>
        {links.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link className="menu-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
