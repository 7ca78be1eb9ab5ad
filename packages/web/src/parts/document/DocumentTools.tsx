import { Details } from '@fairlead/ui/details/Details';
import { useState, type MouseEvent } from 'react';
import type { DocumentPart } from './parse-document.tsx';
import type { TextSize } from './use-text-size.ts';

type DocumentToolsProps = { parts: readonly DocumentPart[]; part: number; size: TextSize };

const WIDE = '(width >= 56rem)';

/** At the side of the text, or above it on a phone: its parts, the place in it, and the size of its letters. */
export function DocumentTools({ parts, part, size }: DocumentToolsProps) {
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  return (
    <aside className="document-tools screen-only" aria-label="Reading tools">
      <Details
        open={isWide}
        summary={
          <>
            Contents{' '}
            <span className="document-place">
              Part {part + 1} of {parts.length}
            </span>
          </>
        }
      >
        <nav aria-label="Contents">
          <ol className="document-contents">
            {parts.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={index === part || undefined}
                  onClick={(event) => goTo(event, id, isWide)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Details>
      <div className="document-size" role="group" aria-label="Text size">
        <button type="button" className="document-size-button" onClick={size.decrease}>
          <span aria-hidden="true">A−</span>
          <span className="visually-hidden">Smaller text</span>
        </button>
        <button type="button" className="document-size-button" onClick={size.increase}>
          <span aria-hidden="true">A+</span>
          <span className="visually-hidden">Larger text</span>
        </button>
      </div>
    </aside>
  );
}

/** To the part, without a change of the address, which says what page this is. */
function goTo(event: MouseEvent, id: string, isWide: boolean): void {
  event.preventDefault();
  if (!isWide) event.currentTarget.closest('details')?.removeAttribute('open');
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
