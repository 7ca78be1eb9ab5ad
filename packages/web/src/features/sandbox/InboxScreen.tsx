import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useReadInboxQuery } from '../../resources/sandbox.ts';
import { Message } from './Message.tsx';
import { MessageList } from './MessageList.tsx';
import './sandbox.css';

export const handle = screen({ access: 'anyone' });

const LOOK_EVERY_MS = 3000;

/** What the sandbox was asked to send: the list, or the message that `?message=` names. */
export default function InboxScreen() {
  const [search] = useSearchParams();
  const to = search.get('to');
  const opened = search.get('message');
  const { currentData, error, refetch } = useReadInboxQuery(to === null ? {} : { query: { to } }, {
    pollingInterval: LOOK_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  if (error && !currentData) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Loading title="Opening the inbox" />;
  const message = currentData.find(({ id }) => id === opened);
  return message ? <Message message={message} /> : <MessageList messages={currentData} to={to} />;
}
