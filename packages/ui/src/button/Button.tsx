import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'warning';

export type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Renders a link that looks like a button. */
  href?: string | undefined;
  /** The action is in progress: further presses do nothing, and screen readers announce it. */
  busy?: boolean | undefined;
  /** Fills the available width. */
  wide?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  /** Overrides the form's `action`. */
  formAction?: string | undefined;
  /** A label for screen readers, if the visible text is unclear out of context. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

export function Button({ variant = 'primary', wide, href, ...rest }: ButtonProps) {
  const className = classes('button', `button-${variant}`, wide && 'button-wide');
  if (href === undefined) return <PressButton {...rest} className={className} />;
  const { id, children, onClick } = rest;
  const labels = { 'aria-label': rest['aria-label'], 'aria-describedby': rest['aria-describedby'] };
  return (
    <Link {...labels} id={id} href={href} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}

type PressButtonProps = Omit<ButtonProps, 'variant' | 'wide' | 'href'> & { className: string };

function PressButton({ busy = false, type = 'button', children, onClick, ...rest }: PressButtonProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy && <span className="button-spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
