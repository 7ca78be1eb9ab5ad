import type { ReactNode } from 'react';

export function InsetText({ children }: { children: ReactNode }) {
  return <div className="inset-text">{children}</div>;
}
