import { Details } from '@fairlead/ui/details/Details';
import { Link } from '@fairlead/ui/link/Link';
import type { Message } from '../../resources/messages.ts';
import { presentDocument, presentParts, presentSending, presentTitle, type Part } from './present-message.ts';
import './messages.css';

/** A document that was attached to a message, from the product API. */
const documentPath = (userId: string, messageId: string, name: string): string =>
  `/v2/users/${userId}/messages/${messageId}/${name}.pdf`;

/** One message, closed until it is asked for. */
export function MessageEntry({ message, userId }: { message: Message; userId: string }) {
  return (
    <li className="message">
      <Details
        summary={
          <>
            {presentTitle(message)}
            {message.isNew && <strong> (new)</strong>}
          </>
        }
      >
        {message.text === null ? (
          <p>We don’t show sign-in codes or links here, to protect your account.</p>
        ) : (
          presentParts(message.text).map((part, index) => <MessagePart key={index} part={part} />)
        )}
        {message.documents.length > 0 && (
          <ul className="list">
            {message.documents.map((name) => (
              <li key={name}>
                <a href={documentPath(userId, message.id, name)} target="_blank" rel="noreferrer">
                  {presentDocument(name)} (PDF)
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Details>
      <p className="muted small">{presentSending(message)}</p>
    </li>
  );
}

function MessagePart({ part }: { part: Part }) {
  if ('words' in part) return <p className="message-words">{part.words}</p>;
  return (
    <p>
      <Link href={part.href}>{part.label}</Link>
    </p>
  );
}
