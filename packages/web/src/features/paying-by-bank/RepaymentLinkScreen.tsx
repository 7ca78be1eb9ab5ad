import { loanPath } from '@fairlead/contract/web/account-paths';
import { londonDay } from '@fairlead/core/calendar/london';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { useSearchParams } from 'react-router';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';
import { screen } from '../../parts/page/screen.ts';
import { CopyAddress } from '../../parts/qr/CopyAddress.tsx';
import { listProblems } from '../../resources/problems.ts';
import { useReadRepaymentLinkQuery, type RepaymentLink } from '../../resources/repaying/repayment-link.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { linkInWords } from './present-repayment-link.ts';
import { useRepaymentLink } from './use-repayment-link.ts';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower' });

const TITLE = 'Ask someone else to pay';

const headOf = (brandName: string): Head => ({
  title: TITLE,
  lead: `Send a link to someone who wants to pay for you. They’ll see your first name, the amount and that it’s for ${brandName}. They won’t see anything else about your loan.`,
});

/** Makes a link with which someone else can pay, shows whether they have, and cancels it. */
export default function RepaymentLinkScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const head = headOf(usePageSettings().brand.dictionary.brandName);
  const link = useReadRepaymentLinkQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  if (link.error && link.data === undefined)
    return <CallFailed error={link.error} onRetry={() => void link.refetch()} />;
  if (link.data === undefined) return <OpeningOfLoan loanId={id} head={head} label="Opening your link" />;
  return <LinkForm key={id} id={id} head={head} suggested={search.get('amount') ?? ''} newest={link.data} />;
}

type LinkFormProps = { id: string; head: Head; suggested: string; newest: RepaymentLink | null };

function LinkForm({ id, head, suggested, newest }: LinkFormProps) {
  const form = useRepaymentLink(id, suggested);
  const { amount, problems, attempts, failure, isBusy, made, change, submit, cancel } = form;
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={loanPath(id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
      after={newest && <Newest link={newest} url={made} isBusy={isBusy} cancel={cancel} />}
    >
      <PageHead {...head} />
      <MoneyField
        pence
        name="amount"
        label="Amount, in pounds"
        value={amount}
        error={problems.amount}
        onChange={change}
      />
      <p className="hint">
        The link works once, within seven days. If you make a new link, the old one stops working.
      </p>
      <Button type="submit" busy={isBusy}>
        Make a link
      </Button>
    </FormPage>
  );
}

type NewestProps = { link: RepaymentLink; url: string | null; isBusy: boolean; cancel: () => void };

function Newest({ link, url, isBusy, cancel }: NewestProps) {
  const until = longDay(londonDay(Date.parse(link.expiresAt)));
  return (
    <section className="stack gap-3" aria-labelledby="link-heading">
      <h2 id="link-heading">Your link for {formatWholePounds(link.amount)}</h2>
      <p role="status">{linkInWords(link.state, until)}</p>
      {url !== null && link.state === 'open' && (
        <>
          <p className="long-address">{url}</p>
          <p className="hint">We’ll only show this link once. Copy it before you leave this page.</p>
        </>
      )}
      <Cluster>
        {url !== null && link.state === 'open' && <CopyAddress address={url} />}
        {link.state === 'open' && (
          <Button variant="secondary" busy={isBusy} onClick={cancel}>
            Cancel the link
          </Button>
        )}
      </Cluster>
    </section>
  );
}
