import type { DataOf } from '@fairlead/contract/wire/client';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Link } from '@fairlead/ui/link/Link';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { Suspense } from 'react';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { laterPart } from '../../parts/page/later-part.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { LOGOUT } from '../../paths.ts';
import { OpenInApp } from '../../parts/page/OpenInApp.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { SEE_PRICES } from '../../parts/page/see-prices.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { openApplications } from '../../resources/open-applications.ts';
import { presentDashboard, type Entry } from './present-dashboard.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

/** Optional, so it is loaded after everything that the borrower came for. */
const CardOffer = laterPart('an offer', async () => (await import('./CardOffer.tsx')).CardOffer);

type User = DataOf<'readUser'>;

/** With more entries than this no single figure is the one of the page. */
const FEW = 2;

export const ACCOUNT_HEAD: Head = {
  title: 'Your account',
  lead: 'See your loans and applications, and what to do next.',
  isQuiet: true,
};

/** Everything a borrower has here. */
export function Dashboard({ user }: { user: User }) {
  const { today } = usePageSettings();
  const loans = user.loans ?? [];
  const applications = openApplications(user, today);
  const entries = presentDashboard(loans, applications);
  return (
    <Page title={ACCOUNT_HEAD.title} width="wide">
      <PageHead {...ACCOUNT_HEAD} title={`Hello, ${user.firstName}`} />
      {entries.length === 0 && <NothingHere canApply={user.canReApply} />}
      <Columns>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} size={entries.length > FEW ? 'medium' : 'large'} />
        ))}
      </Columns>
      {(applications.length === 0 || !user.canReApply) && (
        <NextLoan user={user} isFirst={loans.length === 0} />
      )}
      <OpenInApp />
      <Suspense fallback={null}>
        <CardOffer />
      </Suspense>
    </Page>
  );
}

/** What can be had here, and where else to look. */
function NothingHere({ canApply }: { canApply: boolean }) {
  const { dictionary, config, switches } = usePageSettings().brand;
  const { loanAmountRange, termOptions } = config;
  const [least, most] = [loanAmountRange.min, loanAmountRange.max].map((pounds) =>
    formatWholePounds(poundsInPence(pounds)),
  );
  return (
    <div className="stack gap-3 measure">
      <Scene name="empty" />
      <p className="lead">You have no loans or applications here.</p>
      <p>
        With {dictionary.websiteName} you can borrow from {least} to {most} over {termOptions.min} to{' '}
        {termOptions.max} months.
      </p>
      <p>
        Seeing your own price doesn’t affect your credit score.
        {canApply && !switches.directApplications && ' You can apply through one of our comparison partners.'}
      </p>
      <p>
        If you applied with another email address, <Link href={LOGOUT}>sign out</Link> and sign in with that
        one.
      </p>
      <p>
        If you can’t find your application, call us on <PhoneLink phone={dictionary.phone} />.
      </p>
    </div>
  );
}

/** What a borrower without a running loan can do next, or why they cannot. */
function NextLoan({ user, isFirst }: { user: User; isFirst: boolean }) {
  const { switches } = usePageSettings().brand;
  if (user.loans?.some(({ isActive }) => isActive)) return null;
  if (!user.canReApply) {
    const isShown = switches.notEligibleSheetForInactiveLoan && user.cannotReApplyBecause !== null;
    return isShown ? (
      <InsetText>
        <h2>You can’t apply for another loan yet</h2>
        <p>{user.cannotReApplyBecause}</p>
      </InsetText>
    ) : null;
  }
  const next = nextStep(switches.directApplications, isFirst);
  return next ? (
    <p>
      <Button href={next.href} variant={isFirst ? 'primary' : 'secondary'}>
        {next.label}
      </Button>
    </p>
  ) : null;
}

/** Where all applications come through partners, a borrower without a loan can only look at prices. */
function nextStep(isDirect: boolean, isFirst: boolean): { href: string; label: string } | null {
  if (isDirect) return { href: APPLICATION_FORM, label: isFirst ? 'Apply for a loan' : 'Borrow again' };
  return isFirst ? SEE_PRICES : null;
}

function EntryCard({ entry, size }: { entry: Entry; size: 'large' | 'medium' }) {
  const { id, heading, status, figure, lines, href, action, link } = entry;
  return (
    <Card as="article" aria-labelledby={`entry-${id}`}>
      <div className="stack gap-1">
        <h2 id={`entry-${id}`}>{heading}</h2>
        <p>{status}</p>
      </div>
      {figure && <Figure {...figure} size={size} />}
      <FigureRow items={lines} lines />
      <Cluster>
        <Button href={href} aria-describedby={`entry-${id}`}>
          {action}
        </Button>
        {link && <Link href={link.href}>{link.label}</Link>}
      </Cluster>
    </Card>
  );
}
