import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../state/page-settings.ts';
import { PageHead, type Head } from './PageHead.tsx';

type OpeningProps = {
  head: Head;
  /** What is on its way, for screen readers. */
  label: string;
  /** Above the heading: the way back. */
  before?: ReactNode;
  caption?: ReactNode;
  width?: 'text' | 'wide' | undefined;
  /** What else is the same for every borrower. */
  children?: ReactNode;
};

/**
 * A page until it knows what it shows of the borrower. Its first words are in the served page, so that there is something
 * to read before the script has run. It takes no focus: the page that follows does.
 */
export function Opening({ head, label, before, caption, width = 'text', children }: OpeningProps) {
  const { brand } = usePageSettings();
  return (
    <main id="main" className={`page page-${width}`} tabIndex={-1}>
      <title>{`${head.title} – ${brand.dictionary.websiteName}`}</title>
      {before}
      <PageHead {...head} caption={caption} />
      <Skeleton label={label} lines={children === undefined ? 6 : 3} />
      {children}
    </main>
  );
}
