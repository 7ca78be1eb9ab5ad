import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Panel } from '@fairlead/ui/panel/Panel';
import { Steps } from '@fairlead/ui/section/Steps';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { Stack } from '@fairlead/ui/stack/Stack';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { downloadPath, loanPdfPath } from '../../loan-paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { quoteOf, type Application } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { stepsAfterSigning } from './present-requested.ts';
import type { Head } from '../../parts/page/PageHead.tsx';

export const REQUESTED_HEAD: Head = { title: 'You’ve signed. Your money is on its way' };

/** Confirmation after signing: what to keep, and what happens when. The page can be bookmarked. */
export function Requested({ application }: { application: Application }) {
  const { config } = usePageSettings().brand;
  const { loan, documentSet } = application;
  const amount = quoteOf(application)?.amount ?? application.amount;
  return (
    <Page title={REQUESTED_HEAD.title}>
      <Panel title={REQUESTED_HEAD.title} art={<Scene name="signed" />}>
        <Stack gap={3}>
          <p>
            {formatWholePounds(amount)} over {application.term} months
            {documentSet && `, ${formatWholePounds(documentSet.monthlyCost)} a month`}
          </p>
          <p>
            Your reference
            <br />
            <strong className="tabular">{application.reference}</strong>
          </p>
        </Stack>
      </Panel>
      {documentSet && (
        <Stack as="section" gap={4}>
          <h2>What happens next</h2>
          <Steps steps={stepsAfterSigning(application, documentSet, config.productId)} />
        </Stack>
      )}
      {loan && (
        <Cluster>
          <Button href={loanPath(loan.id)}>See your loan</Button>
          <a href={downloadPath(loanPdfPath(loan.id, 'contract'))} download>
            Save your agreement (PDF)
          </a>
        </Cluster>
      )}
      <WhomToAsk />
      {documentSet && <p className="small muted">You can come back to this page.</p>}
    </Page>
  );
}

/** The same for everyone who has signed. */
export function WhomToAsk() {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  return (
    <p>
      If you have a question or change your mind, call <PhoneLink phone={phone} /> or write to{' '}
      <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a> and quote your reference.
    </p>
  );
}
