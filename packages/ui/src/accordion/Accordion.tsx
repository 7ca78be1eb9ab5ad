import type { ReactNode } from 'react';

export type AccordionItem = {
  title: ReactNode;
  children: ReactNode;
  /** For links to the item. The browser opens it when the target is inside. */
  id?: string | undefined;
  open?: boolean | undefined;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** With a name, only one item can be open at a time. The name must be unique on the page. */
  name?: string | undefined;
  /** The heading level of the titles. */
  titleAs?: 'h2' | 'h3' | undefined;
};

/** Expandable sections, for pages where readers need only some of the content. Works without JavaScript. */
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
