import { Button } from '@fairlead/ui/button/Button';
import { continuePath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';

/** A task before the documents must be repeated: usually the payment day, which is now too soon or too late. */
export function ChooseDayAgain({ id }: { id: string }) {
  return (
    <Page title="You have something to do first" step="requirements">
      <h1>You have something to do first</h1>
      <p>
        We need your bank account and payment day before we can prepare your documents. If the day you chose
        is now too soon or too late for the first payment, choose another one.
      </p>
      <p>
        <Button href={continuePath(id)}>See what’s left to do</Button>
      </p>
    </Page>
  );
}
