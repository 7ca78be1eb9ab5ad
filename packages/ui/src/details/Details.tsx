import type { ReactNode } from 'react';

export type DetailsProps = { summary: ReactNode; open?: boolean | undefined; children: ReactNode };

/** Optional extra information, for example the source of a figure or the meaning of a term. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details className="details" open={open}>
      <summary className="details-summary">
        <span className="details-words">{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
