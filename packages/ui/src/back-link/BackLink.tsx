import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';

export type BackLinkProps = {
  href: string;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  children?: ReactNode;
};

export function BackLink({ href, onClick, children = 'Back' }: BackLinkProps) {
  return (
    <Link className="back-link" href={href} onClick={onClick}>
      {children}
    </Link>
  );
}
