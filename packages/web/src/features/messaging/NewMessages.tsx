import { Link } from '@fairlead/ui/link/Link';
import { MESSAGES } from '../../paths.ts';
import { messagesOf, useReadMessagesQuery } from '../../resources/messages.ts';

/** A bell with how many messages the borrower has not seen; nothing when there are none, or none could be read. */
export function NewMessages({ userId }: { userId: string }) {
  const { data } = useReadMessagesQuery(messagesOf(userId));
  if (!data?.newCount) return null;
  return (
    <Link className="bell" href={MESSAGES}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 9a6 6 0 0 1 12 0c0 6 2 7 2 8H4c0-1 2-2 2-8" />
        <path d="M10 21h4" />
      </svg>
      <strong className="bell-count">{data.newCount}</strong>
      <span className="visually-hidden"> new {data.newCount === 1 ? 'message' : 'messages'}</span>
    </Link>
  );
}
