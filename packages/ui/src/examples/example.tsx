import type { ReactElement, ReactNode } from 'react';

/** Where an example is shown. What a page may hold only once is asked of the place, so that it can be shown twice. */
export type Place = {
  /** An id, or the name of a control. */
  id: (name: string) => string;
  /** What a landmark is called. */
  label: (words: string) => string;
  /** The same for a visible title: what tells the places apart is only heard. */
  title: (words: string) => ReactNode;
};

/** A component in one of its states, as the style guide shows it. */
export type Example = { name: string; element: ReactElement | ((place: Place) => ReactElement) };

export type ExampleGroup = {
  title: string;
  examples: readonly Example[];
  /** Its compositions need the width of a page. */
  isWide?: boolean;
};

export type ExampleChapter = { title: string; groups: readonly ExampleGroup[] };

export function placeOn(surface: 'light' | 'dark'): Place {
  const aside = ` (${surface} surface)`;
  return {
    id: (name) => `${surface}-${name}`,
    label: (words) => words + aside,
    title: (words) => (
      <>
        {words}
        <span className="visually-hidden">{aside}</span>
      </>
    ),
  };
}

export function shownIn(place: Place, { element }: Example): ReactElement {
  return typeof element === 'function' ? element(place) : element;
}
