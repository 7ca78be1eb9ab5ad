import type { ReactNode } from 'react';

export type PanelProps = {
  title: ReactNode;
  titleId?: string | undefined;
  /** A page of its own unless said otherwise. */
  titleAs?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
};

/** It is done: the heading of a confirmation page, with its reference below. */
export function Panel({ title, titleId, titleAs: Title = 'h1', children }: PanelProps) {
  return (
    <div className="panel" data-surface="dark">
      <span className="panel-mark" aria-hidden="true" />
      <Title className="panel-title" id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {children !== undefined && <div className="panel-body">{children}</div>}
    </div>
  );
}
