import { messagesOf, useReadMessagesQuery } from '../../resources/messages.ts';

/** How many messages the borrower has not seen; nothing when there are none, or none could be read. */
export function NewMessages({ userId }: { userId: string }) {
  const { data } = useReadMessagesQuery(messagesOf(userId));
  if (!data?.newCount) return null;
  return (
    <strong className="menu-count">
      {data.newCount}
      <span className="visually-hidden"> new {data.newCount === 1 ? 'message' : 'messages'}</span>
    </strong>
  );
}
