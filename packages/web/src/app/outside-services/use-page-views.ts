import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { SCREENS } from '../../paths.ts';
import { isPrivatePath } from '../../state/consent/private-paths.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { countView } from '../../state/consent/page-views.ts';
import { whenIdle } from '../../state/consent/when-idle.ts';

const PATTERNS: readonly string[] = Object.values(SCREENS);

/** Counts each screen that is opened, where the deployment counts and the reader agrees; `answer` is theirs here. */
export function usePageViews(answer: string | null): void {
  const { brand, countsPageViews, clientConfig } = usePageSettings();
  const { pathname, key } = useLocation();
  const page = isPrivatePath(pathname) ? undefined : PATTERNS.find((each) => matchPath(each, pathname));
  const brandId = brand.id;
  const isCounted = countsPageViews && page !== undefined && answer !== 'reject';
  useEffect(() => {
    if (!isCounted) return undefined;
    const shown = new AbortController();
    whenIdle(() => {
      if (!shown.signal.aborted) countView({ page, brandId, apiPlaces: clientConfig });
    });
    return () => shown.abort();
    // A view is of one entry of the history, and begins again when the reader agrees to it.
  }, [isCounted, page, brandId, clientConfig, key, answer]);
}
