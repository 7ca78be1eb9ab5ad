import { loanPath } from '@fairlead/contract/web/account-paths';
import { londonDay } from '@fairlead/core/calendar/london';
import { longDay } from '@fairlead/core/calendar/display';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { useSearchParams } from 'react-router';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { CopyAddress } from '../../parts/qr/CopyAddress.tsx';
import { useReadCalendarFeedQuery, type CalendarFeed } from '../../resources/repaying/calendar-feed.ts';
import { useCalendarFeed } from './use-calendar-feed.ts';
import '../../parts/qr/qr.css';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower' });

const HEAD: Head = {
  title: 'Payments in your calendar',
  lead: 'See the day of every payment in the calendar of your phone or computer. If a day changes, your calendar changes too.',
};

/** The private address under which a calendar program reads the coming payments: turned on, renewed, turned off. */
export default function CalendarScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const feed = useReadCalendarFeedQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  if (feed.error && feed.data === undefined)
    return <CallFailed error={feed.error} onRetry={() => void feed.refetch()} />;
  if (feed.data === undefined) return <OpeningOfLoan loanId={id} head={HEAD} label="Opening your calendar" />;
  return <Calendar key={id} id={id} feed={feed.data} />;
}

function Calendar({ id, feed }: { id: string; feed: CalendarFeed | null }) {
  const { url, failure, isBusy, turnOn, turnOff } = useCalendarFeed(id);
  const isOn = feed !== null || url !== null;
  return (
    <Page title={HEAD.title} step={isOn ? 'on' : 'off'}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      {failure !== null && <ActionFailed error={failure} />}
      <PageHead {...HEAD} />
      {url !== null && <Address url={url} />}
      {url === null && feed !== null && <TurnedOn feed={feed} />}
      <Cluster gap={3}>
        <Button busy={isBusy} variant={isOn ? 'secondary' : 'primary'} onClick={turnOn}>
          {isOn ? 'Make a new link' : 'Turn it on'}
        </Button>
        {isOn && (
          <Button variant="secondary" onClick={turnOff}>
            Turn it off
          </Button>
        )}
      </Cluster>
      <section className="stack gap-3" aria-labelledby="seen-heading">
        <h2 id="seen-heading">What the calendar shows</h2>
        <ul className="list">
          <li>“Payment by Direct Debit” on each day. No amount, no name and nothing about your loan.</li>
          <li>Anyone who has the link sees these days, so keep it to yourself.</li>
          <li>
            If you make a new link or turn the calendar off, the old link stops working. The days then
            disappear from calendars.
          </li>
          <li>Most calendars update once a day.</li>
        </ul>
      </section>
    </Page>
  );
}

function Address({ url }: { url: string }) {
  return (
    <InsetText>
      <div className="stack gap-3" role="status">
        <p>
          <strong>Your calendar is on.</strong> Copy this link now: we don’t show it again.
        </p>
        <p className="long-address">{url}</p>
        <CopyAddress address={url} />
        <p>
          In your calendar, choose the option to subscribe to a calendar (“From URL” in Google Calendar,
          “Subscribe from web” in Outlook), and paste the link.
        </p>
      </div>
    </InsetText>
  );
}

function TurnedOn({ feed: { madeAt } }: { feed: CalendarFeed }) {
  return (
    <InsetText>
      <p>
        Your calendar has been on since {longDay(londonDay(Date.parse(madeAt)))}. If you no longer have its
        link, make a new one.
      </p>
    </InsetText>
  );
}
