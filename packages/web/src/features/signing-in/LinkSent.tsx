import { Button } from '@fairlead/ui/button/Button';
import { Page } from '../../parts/page/Page.tsx';

/** After asking: it does not say whether the address is known. */
export function LinkSent({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <Page title="Check your email" step="sent">
      <h1>Check your email</h1>
      <p>
        If there’s an account for <strong>{email}</strong>, we’ve emailed a link to that address. The link
        works once, and only for a short time.
      </p>
      <p>It can take a few minutes. Check your junk folder too.</p>
      <p>
        <Button variant="secondary" onClick={onOther}>
          Use another email address
        </Button>
      </p>
    </Page>
  );
}
