import { LoadingView } from '@fairlead/ui/loading-view/LoadingView';
import { usePageSettings } from '../../state/page-settings.ts';

type LoadingProps = { title?: string; messages?: readonly string[] };

/** A screen whose content is still on its way. It takes no focus: the page that follows does. */
export function Loading({ title = 'Loading', messages }: LoadingProps) {
  const { brand } = usePageSettings();
  return (
    <main id="main" className="page page-text" tabIndex={-1}>
      <title>{`${title} – ${brand.dictionary.websiteName}`}</title>
      <LoadingView isPage title={title} messages={messages} />
    </main>
  );
}
