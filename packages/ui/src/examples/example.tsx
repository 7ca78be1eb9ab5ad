import type { ReactElement, ReactNode } from 'react';

/** Where an example is shown. It makes ids and landmark names unique, so that a page can show an example twice. */
export type Place = {
  /** A unique id or control name. */
  id: (name: string) => string;
  /** A unique landmark name. */
  label: (text: string) => string;
  /** A unique title. Only screen readers announce the part that makes it unique. */
  title: (text: string) => ReactNode;
};

/** A component in one state, as shown in the style guide. */
export type Example = { name: string; element: ReactElement | ((place: Place) => ReactElement) };

export type ExampleGroup = {
  title: string;
  examples: readonly Example[];
  /** The examples need the full page width. */
  isWide?: boolean;
};

export type ExampleChapter = { title: string; groups: readonly ExampleGroup[] };

export function placeOn(surface: 'light' | 'dark'): Place {
  const aside = ` (${surface} surface)`;
  return {
    id: (name) => `${surface}-${name}`,
    label: (text) => text + aside,
    title: (text) => (
      <>
        {text}
        <span className="visually-hidden">{aside}</span>
      </>
    ),
  };
}

export function shownIn(place: Place, { element }: Example): ReactElement {
  return typeof element === 'function' ? element(place) : element;
}
