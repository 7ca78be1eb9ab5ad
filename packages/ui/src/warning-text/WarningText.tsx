import type { ReactNode } from 'react';

/** Something with a consequence, such as what a missed payment does. */
export function WarningText({ children }: { children: ReactNode }) {
  return (
    <div className="warning-text">
      <span className="warning-text-mark" aria-hidden="true">
        !
      </span>
      <strong className="warning-text-words">
        <span className="visually-hidden">Warning: </span>
        {children}
      </strong>
    </div>
  );
}
