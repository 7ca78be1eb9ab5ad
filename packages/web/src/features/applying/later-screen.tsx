import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Loading } from '../../parts/page/Loading.tsx';

/** A page of the form that is not loaded with the first one. */
export type LaterScreen<Props> = ((props: Props) => ReactNode) & { load: () => Promise<unknown> };

const screens: LaterScreen<never>[] = [];

/** Makes a page of the form that is loaded when it is needed, or before by its `load`. */
export function laterScreen<Props extends object>(
  load: () => Promise<(props: Props) => ReactNode>,
): LaterScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => ({ default: (loaded ??= await load()) });
  const Lazy = lazy(loadOnce);
  const Later = (props: Props): ReactNode => {
    const [Loaded] = useState(() => loaded);
    // Without a boundary, which React would take over from the server in one go, later than the rest of the page.
    if (Loaded) return <Loaded {...props} />;
    const Page = Lazy as ComponentType<Props>;
    return (
      <Suspense fallback={<Loading title="Opening the form" />}>
        <Page {...props} />
      </Suspense>
    );
  };
  const screen = Object.assign(Later, { load: loadOnce });
  screens.push(screen);
  return screen;
}

/** Loads the pages that come later. Without a connection each is loaded when it is needed. */
export function preloadLaterScreens(): void {
  for (const { load } of screens) load().catch(() => undefined);
}
