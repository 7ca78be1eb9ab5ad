import type { ReactNode } from 'react';

export type DetailsProps = { summary: ReactNode; open?: boolean | undefined; children: ReactNode };

/** More for those who want it: where a figure comes from, what a word means. */
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
