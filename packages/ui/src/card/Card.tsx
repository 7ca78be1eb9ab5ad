import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Shows the content on one of the brand's two surfaces, whatever surrounds the card. */
  surface?: 'light' | 'dark' | undefined;
  /** The main card of the page, more prominent than the others. */
  raised?: boolean | undefined;
  'aria-labelledby'?: string | undefined;
};

export function Card({ children, as: Element = 'div', surface, raised, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classes('card', raised && 'card-raised')} data-surface={surface}>
      {children}
    </Element>
  );
}
