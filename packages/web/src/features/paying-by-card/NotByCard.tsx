import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Page } from '../../parts/page/Page.tsx';
import { makePaymentPath } from '../../loan-paths.ts';

/** No card can be used, with the reason and another way to pay. */
export function NotByCard({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t pay by card at the moment';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        You can pay by Direct Debit instead, or <Link href="/contact">talk to us</Link>.
      </p>
      <p>
        <Button href={makePaymentPath(id)}>Make a payment</Button>
      </p>
    </Page>
  );
}
