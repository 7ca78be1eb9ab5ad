import type { ReactNode } from 'react';

export type AccordionItem = {
  title: ReactNode;
  children: ReactNode;
  /** For links that lead to it; the browser opens it when it finds something inside. */
  id?: string | undefined;
  open?: boolean | undefined;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** With a name at most one is open; the name is the page's own. */
  name?: string | undefined;
  /** The level of the titles in the page's outline. */
  titleAs?: 'h2' | 'h3' | undefined;
};

/** Titles that open one by one, for answers of which a reader wants a few. It works without script. */
export function Accordion({ items, name, titleAs: Title = 'h3' }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ title, children, id, open }, index) => (
        <details className="accordion-item" key={id ?? index} {...{ id, name, open }}>
          <summary className="accordion-summary">
            <Title className="accordion-title">{title}</Title>
          </summary>
          <div className="accordion-body">{children}</div>
        </details>
      ))}
    </div>
  );
}
