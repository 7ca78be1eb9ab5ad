import { Button } from '@fairlead/ui/button/Button';
import { ActionFailed } from './ActionFailed.tsx';

type PartFailedProps = { error: unknown; onRetry: () => void };

/** In place of a part of a page whose call failed. The rest of the page stays. */
export function PartFailed({ error, onRetry }: PartFailedProps) {
  return (
    <>
      <ActionFailed error={error} />
      <div>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </>
  );
}
