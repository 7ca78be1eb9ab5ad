import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { repeatEarlyInput } from './early-input.ts';
import { usePageSettings } from '../../state/page-settings.ts';

type PageProps = {
  /** The document's title, before the brand's name. */
  title: string;
  /** The form was submitted with errors: the title says so first. */
  hasErrors?: boolean | undefined;
  /** `text` for reading and forms, `wide` for tables and charts. */
  width?: 'text' | 'wide' | undefined;
  /** Changes with every step that is a page of its own to the reader. */
  step?: string | number | undefined;
  /** False while the page still takes up what it starts with: what was typed early waits for it. */
  isReady?: boolean | undefined;
  children: ReactNode;
};

/** The page that was last made known to the reader; the first one is, by the browser itself. */
let announced: string | null = null;

/** The content of a screen: its title, and the focus on its heading when the reader came here from another. */
export function Page(props: PageProps) {
  const { title, hasErrors = false, width = 'text', step = '', isReady = true, children } = props;
  const { brand } = usePageSettings();
  const { key } = useLocation();
  const page = `${key} ${step}`;
  useEffect(() => {
    if (announced !== null && announced !== page) focusHeading();
    announced = page;
  }, [page]);
  useEffect(() => {
    if (isReady) repeatEarlyInput();
  }, [isReady]);
  return (
    <main id="main" className={`page page-${width}`} tabIndex={-1}>
      <title>{`${hasErrors ? 'Error: ' : ''}${title} – ${brand.dictionary.websiteName}`}</title>
      {children}
    </main>
  );
}

/** An error summary takes the focus itself. The tab that led here does not keep it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  const main = document.getElementById('main');
  const { activeElement } = document;
  const isTab = activeElement?.matches('[aria-current="page"]');
  if (!isTab && main?.contains(activeElement) && activeElement !== main) return;
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus();
}
