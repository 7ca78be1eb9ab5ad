import { Button } from '@fairlead/ui/button/Button';
import { Page } from '../../parts/page/Page.tsx';

/** After asking: it does not say whether the address is known. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <Page title="Check your email" step="sent">
      <h1>Check your email</h1>
      <p>
        If <strong>{email}</strong> is the address of an account here, a link is on its way to it. It works
        once, and only for a short time.
      </p>
      <p>It can take a few minutes. Look in your junk folder too.</p>
      <p>
        <Button variant="secondary" onClick={onOther}>
          Use another address
        </Button>
      </p>
    </Page>
  );
}
