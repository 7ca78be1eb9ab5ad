import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

/** A screen that broke is told to whoever listens for faults of the page; an address that nobody knows is none. */
function tell(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tell} />
    </StrictMode>,
  );
});
