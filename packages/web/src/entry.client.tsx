import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import type { ScreenHandle } from './parts/page/screen.ts';

/** Reports a screen that failed to the fault reporter. An unknown address is not a fault. */
function tell(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
}

declare global {
  interface Window {
    /** The router's: the modules of this address, whose screen the server has rendered. */
    __reactRouterRouteModules?: Readonly<Record<string, { handle?: ScreenHandle }>>;
  }
}

const handles = Object.values(window.__reactRouterRouteModules ?? {}).map(({ handle }) => handle);
const search = new URLSearchParams(location.search);
for (const handle of handles) await handle?.prepare?.(search).catch(() => undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tell} />
    </StrictMode>,
  );
});
