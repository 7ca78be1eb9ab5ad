import type { ReactNode } from 'react';
import { Page } from '../../parts/page/Page.tsx';

const TITLE = 'This link can’t be used';

/** A link that has ended, or that was cut off. */
export function LinkOver({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Page title={TITLE} step="over">
      <h1>{TITLE}</h1>
      <p className="lead">{text}</p>
      {children}
    </Page>
  );
}
