import { Button } from '@fairlead/ui/button/Button';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { useEffect, useState } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { PartFailed } from '../../parts/page/PartFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { messagesOf, useMarkMessagesSeenMutation, useReadMessagesQuery } from '../../resources/messages.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { MessageEntry } from './MessageEntry.tsx';

export const handle = screen({ access: 'borrower' });

/** Every email and text message that we sent, to read again. */
export default function MessagesScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return (
    <Page title="Messages">
      <PageHead
        title="Messages"
        lead="Every email and text message that we’ve sent you, with the newest first. Open one to read it again."
      />
      {authObject ? (
        <List userId={authObject.userId} />
      ) : (
        <Skeleton label="Loading your messages" lines={6} />
      )}
    </Page>
  );
}

function List({ userId }: { userId: string }) {
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  return pages.map((before, index) => (
    <MessagesBefore
      key={before ?? 'newest'}
      userId={userId}
      before={before}
      isLast={index === pages.length - 1}
      onMore={(last) => setPages([...pages, last])}
    />
  ));
}

type MessagesBeforeProps = {
  userId: string;
  before: string | undefined;
  isLast: boolean;
  onMore: (last: string) => void;
};

function MessagesBefore({ userId, before, isLast, onMore }: MessagesBeforeProps) {
  const { data, error, refetch } = useReadMessagesQuery(messagesOf(userId, before), {
    refetchOnMountOrArgChange: true,
  });
  const [markSeen] = useMarkMessagesSeenMutation();
  const newest = data?.messages[0]?.id;
  const hasNew = before === undefined && (data?.newCount ?? 0) > 0;
  useEffect(() => {
    if (hasNew && newest !== undefined) void markSeen({ params: { id: userId }, body: { upTo: newest } });
  }, [hasNew, newest, markSeen, userId]);
  if (error) return <PartFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading your messages" lines={6} />;
  const last = data.messages.at(-1)?.id;
  if (last === undefined) return <p className="lead">We haven’t sent you anything yet.</p>;
  return (
    <>
      <ul className="messages" aria-label={before === undefined ? 'Newest messages' : 'Older messages'}>
        {data.messages.map((message) => (
          <MessageEntry key={message.id} message={message} userId={userId} />
        ))}
      </ul>
      {isLast && data.hasMore && (
        <div>
          <Button variant="secondary" onClick={() => onMore(last)}>
            Show older messages
          </Button>
        </div>
      )}
    </>
  );
}
