import type { ReactNode } from 'react';

/** A warning about a consequence, such as that of a missed payment. */
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
