import type { ReactNode } from 'react';

export type PanelProps = { title: ReactNode; titleId?: string | undefined; children?: ReactNode };

/** It is done: the heading of a confirmation page, with its reference below. */
export function Panel({ title, titleId, children }: PanelProps) {
  return (
    <div className="panel" data-surface="dark">
      <span className="panel-mark" aria-hidden="true" />
      <h1 className="panel-title" id={titleId} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <div className="panel-body">{children}</div>}
    </div>
  );
}
