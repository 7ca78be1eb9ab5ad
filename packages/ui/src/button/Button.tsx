import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { classes } from '../shared/classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'warning';

export type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  /** The action is under way: further presses do nothing, and the button says so. */
  busy?: boolean | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  form?: string | undefined;
  /** Where this button sends the form instead. */
  formAction?: string | undefined;
  /** Words for a screen reader where the visible ones need their surroundings. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
};

export function Button({ variant = 'primary', wide, href, ...rest }: ButtonProps) {
  const className = classes('button', `button-${variant}`, wide && 'button-wide');
  if (href === undefined) return <PressButton {...rest} className={className} />;
  const { id, children, onClick } = rest;
  const words = { 'aria-label': rest['aria-label'], 'aria-describedby': rest['aria-describedby'] };
  return (
    <Link {...words} id={id} href={href} className={className} onClick={onClick}>
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
