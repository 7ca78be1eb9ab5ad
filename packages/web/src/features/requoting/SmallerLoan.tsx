import { applicationPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Table } from '@fairlead/ui/table/Table';
import { useApplicationStep } from '../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { changeLoanPath } from '../../application-paths.ts';
import type { Application, Quote } from '../../resources/loan-application.ts';
import type { SuggestedLoan } from '../../resources/requirement.ts';
import {
  useAcceptSuggestedLoanMutation,
  useDeclineSuggestedLoanMutation,
} from '../../resources/requoting.ts';
import { comparedRows } from './present-change.ts';

const COLUMNS = [
  { key: 'label', heading: 'What', rowHeading: true },
  { key: 'now', heading: 'You asked for', numeric: true },
  { key: 'next', heading: 'We can offer', numeric: true },
] as const;

/** The same for every borrower. */
export const NO_COMMITMENT =
  'This doesn’t need another credit search. Accepting it doesn’t commit you: you’ll read your documents and sign before you borrow anything.';

type SmallerLoanProps = {
  application: Application;
  requirementId: string;
  quote: Quote;
  suggested: SuggestedLoan;
};

/** The loan that was asked for next to the one that is affordable, which can be accepted or declined. */
export function SmallerLoan({ application, requirementId, quote, suggested }: SmallerLoanProps) {
  const input = { params: { id: requirementId } };
  const accept = useApplicationStep(useAcceptSuggestedLoanMutation(), input);
  const decline = useApplicationStep(useDeclineSuggestedLoanMutation(), input);
  const failure = accept.error ?? decline.error;
  const amount = formatWholePounds(suggested.amount);
  const title = `We can offer you ${amount}`;
  return (
    <Page title={title}>
      <BackLink href={applicationPath(application)} />
      <Stack gap={6}>
        <header className="stack gap-3">
          <h1>{title}</h1>
          <p className="lead muted">Your proof of income shows less than you entered.</p>
          <p>
            Payments for {formatWholePounds(quote.amount)} would leave you too little to live on. {amount} is
            the most we can lend you.
          </p>
        </header>
        <Table
          caption="The loan you asked for and the one we can offer"
          captionHidden
          compact
          columns={COLUMNS}
          rows={comparedRows(quote, suggested)}
        />
        <p>{NO_COMMITMENT}</p>
        <p>The offer is valid until the end of {longDay(quote.expiresAt)}.</p>
        {failure !== null && <ActionFailed error={failure} />}
        <Stack gap={3}>
          <Cluster gap={3}>
            <Button busy={accept.isLoading} onClick={accept.press}>
              Accept {amount}
            </Button>
            <Button variant="secondary" busy={decline.isLoading} onClick={decline.press}>
              Not now
            </Button>
          </Cluster>
          <p>
            If you choose “Not now”, you can come back and accept it until the end of that day. You can also{' '}
            <Link href={changeLoanPath(application.id)}>choose another amount or term</Link>.
          </p>
        </Stack>
      </Stack>
    </Page>
  );
}
