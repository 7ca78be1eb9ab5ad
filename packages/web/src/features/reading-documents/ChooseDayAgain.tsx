import { Button } from '@fairlead/ui/button/Button';
import { continuePath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';

/** Something before the documents is open again: usually the payment day, which time has moved out of reach. */
export function ChooseDayAgain({ id }: { id: string }) {
  return (
    <Page title="Something is left to do first" step="requirements">
      <h1>Something is left to do first</h1>
      <p>
        Your documents need your bank account and a payment day that fits. A day that you chose earlier may
        have become too soon or too late for the first payment; then we ask you to choose again.
      </p>
      <p>
        <Button href={continuePath(id)}>See what is left to do</Button>
      </p>
    </Page>
  );
}
