import type { ReactNode } from 'react';

export type PanelProps = {
  title: ReactNode;
  titleId?: string | undefined;
  /** Defaults to the page's `h1`. */
  titleAs?: 'h1' | 'h2' | undefined;
  /** In place of the tick. */
  art?: ReactNode;
  children?: ReactNode;
};

/** The heading of a confirmation page, with the reference below it. */
export function Panel({ title, titleId, titleAs: Title = 'h1', art, children }: PanelProps) {
  return (
    <div className="panel" data-surface="dark">
      {art ?? <span className="panel-mark" aria-hidden="true" />}
      <Title className="panel-title" id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {children !== undefined && <div className="panel-body">{children}</div>}
    </div>
  );
}
