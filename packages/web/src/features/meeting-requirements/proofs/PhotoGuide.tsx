import type { ReactNode } from 'react';

type ExampleProps = { isGood: boolean; label: string; children: ReactNode };

function PhotoExample({ isGood, label, children }: ExampleProps) {
  return (
    <figure className={isGood ? 'photo-example photo-good' : 'photo-example photo-bad'}>
      <svg viewBox="0 0 120 90" aria-hidden="true" focusable="false">
        <rect className="photo-table" width="120" height="90" rx="6" />
        {children}
      </svg>
      <figcaption>
        <span className="photo-mark" aria-hidden="true">
          {isGood ? '✓' : '✗'}
        </span>
        {label}
      </figcaption>
    </figure>
  );
}

const Lines = () => (
  <g className="photo-lines">
    <rect x="56" y="30" width="38" height="4" rx="2" />
    <rect x="56" y="40" width="30" height="4" rx="2" />
    <rect x="56" y="50" width="34" height="4" rx="2" />
    <rect x="28" y="30" width="20" height="26" rx="3" />
  </g>
);

const Card = () => (
  <>
    <rect className="photo-card" x="20" y="20" width="82" height="50" rx="5" />
    <Lines />
  </>
);

/** A photo that can be used, and two that cannot. */
export function PhotoGuide() {
  return (
    <div className="photo-guide">
      <PhotoExample isGood label="All four corners, sharp and well lit">
        <Card />
      </PhotoExample>
      <PhotoExample isGood={false} label="Part of it is cut off">
        <g transform="translate(34 22) rotate(-6)">
          <Card />
        </g>
      </PhotoExample>
      <PhotoExample isGood={false} label="A reflection hides the words">
        <Card />
        <ellipse className="photo-glare" cx="74" cy="42" rx="26" ry="16" transform="rotate(-24 74 42)" />
      </PhotoExample>
    </div>
  );
}
