import { useEffect, useState, type RefObject } from 'react';

export interface ReadingPlace {
  /** The part that is being read, counted from 0. */
  readonly part: number;
  /** Stays true when the reader goes back up. */
  readonly hasReachedEnd: boolean;
}

/** A heading above this share of the screen's height begins the part that is being read. */
const READING_LINE = 0.4;

/** How far a text was read: by what has been scrolled into view. */
export function useReadingPlace(text: RefObject<HTMLElement | null>): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ part: 0, hasReachedEnd: false });
  useEffect(() => {
    const look = (): void => {
      if (!text.current) return;
      const headings = [...text.current.querySelectorAll('h2')];
      const begun = headings.filter((each) => each.getBoundingClientRect().top < innerHeight * READING_LINE);
      const part = Math.max(0, begun.length - 1);
      const isEndInView = text.current.getBoundingClientRect().bottom <= innerHeight;
      setPlace((before) => {
        const hasReachedEnd = before.hasReachedEnd || isEndInView;
        return before.part === part && before.hasReachedEnd === hasReachedEnd
          ? before
          : { part, hasReachedEnd };
      });
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [text]);
  return place;
}
