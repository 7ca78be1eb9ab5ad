import type { ReactNode } from 'react';
import { Container, type ContainerProps } from '../container/Container.tsx';
import { classes } from '../shared/classes.ts';

export type SectionProps = {
  id?: string | undefined;
  heading?: ReactNode;
  surface?: 'light' | 'dark' | undefined;
  background?: 'plain' | 'sunken' | 'tint' | undefined;
  width?: ContainerProps['width'];
  children: ReactNode;
};

/** A full-width section of a page. */
export function Section({ id, heading, surface, background = 'plain', width, children }: SectionProps) {
  return (
    <section className={classes('section', `background-${background}`)} id={id} data-surface={surface}>
      <Container width={width}>
        {heading !== undefined && <h2 className="section-heading">{heading}</h2>}
        {children}
      </Container>
    </section>
  );
}
