import { Details } from '@fairlead/ui/details/Details';
import { useState, type MouseEvent } from 'react';
import type { DocumentPart } from './parse-document.tsx';
import { LARGEST, type TextSize } from './use-text-size.ts';

type DocumentToolsProps = { parts: readonly DocumentPart[]; part: number; size: TextSize };

/** Whether the parts stay in view at the side of the text, as in document-reader.css. */
const isWide = (): boolean => matchMedia('(width >= 56rem)').matches;

/** At the side of the text, or above it on a phone: its parts, the place in it, and the size of its letters. */
export function DocumentTools({ parts, part, size }: DocumentToolsProps) {
  const [isOpenAtFirst] = useState(isWide);
  return (
    <aside className="document-tools screen-only" aria-label="Reading tools">
      <Details
        open={isOpenAtFirst}
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
                  onClick={(event) => goTo(event, id)}
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Details>
      <div className="document-size" role="group" aria-label="Text size and print">
        <SizeButton sign="A−" label="Smaller text" isLast={size.step === 0} onPress={size.decrease} />
        <SizeButton sign="A+" label="Larger text" isLast={size.step === LARGEST} onPress={size.increase} />
        <span role="status" className="visually-hidden">
          Text size {size.step + 1} of {LARGEST + 1}
        </span>
        <button type="button" className="link-button" onClick={() => print()}>
          Print
        </button>
      </div>
    </aside>
  );
}

type SizeButtonProps = { sign: string; label: string; isLast: boolean; onPress: () => void };

function SizeButton({ sign, label, isLast, onPress }: SizeButtonProps) {
  return (
    <button
      type="button"
      className="document-size-button"
      aria-disabled={isLast || undefined}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** To the part, without a change of the address, which says what page this is. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  if (!isWide()) event.currentTarget.closest('details')?.removeAttribute('open');
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
