import type { ReactNode } from 'react';

export type ContainerProps = {
  /** `form` for pages with one question, `reading` for text, `wide` for everything else. */
  width?: 'form' | 'reading' | 'wide' | undefined;
  children: ReactNode;
};

export function Container({ width = 'wide', children }: ContainerProps) {
  return <div className={`container container-${width}`}>{children}</div>;
}
