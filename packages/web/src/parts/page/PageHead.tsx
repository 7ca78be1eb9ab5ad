import type { ReactNode } from 'react';

/** The first words of a page, which are the same for every borrower. */
export type Head = {
  title: string;
  lead?: ReactNode;
  /** The words explain a form, and are less important than its fields. */
  isQuiet?: boolean;
};

type PageHeadProps = Head & {
  /** Above the heading: which step this is. */
  caption?: ReactNode;
  /** More words, below. */
  children?: ReactNode;
};

/** The heading of a page, and what the page is for. */
export function PageHead({ title, lead, isQuiet = false, caption, children }: PageHeadProps) {
  return (
    <header className="stack gap-3">
      {caption}
      <h1>{title}</h1>
      {lead !== undefined && <p className={isQuiet ? 'lead muted' : 'lead'}>{lead}</p>}
      {children}
    </header>
  );
}
