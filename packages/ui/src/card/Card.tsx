import type { ReactNode } from 'react';
import { classes } from '../shared/classes.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Puts what is inside on one of the brand's two surfaces, whatever is around it. */
  surface?: 'light' | 'dark' | undefined;
  /** The card the page is about stands out from those beside it. */
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
