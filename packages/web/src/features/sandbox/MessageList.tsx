import { INBOX, SANDBOX } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Link } from '@fairlead/ui/link/Link';
import { inboxPath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import type { SandboxMessage } from '../../resources/sandbox.ts';
import { channelWords, messageTitle, sentWords } from './present-message.ts';

type MessageListProps = { messages: readonly SandboxMessage[]; to: string | null };

/** The newest first. */
export function MessageList({ messages, to }: MessageListProps) {
  return (
    <Page title="Sandbox inbox">
      <BackLink href={SANDBOX}>Sandbox</BackLink>
      <header className="stack gap-2">
        <h1>Sandbox inbox</h1>
        {to === null ? (
          <p className="muted">Every email and text message, the newest first.</p>
        ) : (
          <p className="muted">
            To {to}. <Link href={INBOX}>Show all</Link>
          </p>
        )}
      </header>
      {messages.length === 0 ? (
        <p>
          Nothing has been sent yet. Apply with an email address that ends in .example, and its messages
          arrive here.
        </p>
      ) : (
        <ul className="sandbox-messages">
          {messages.map((message) => (
            <li key={message.id}>
              <Link href={inboxPath({ message: message.id })}>{messageTitle(message)}</Link>
              <span className="muted small">
                {channelWords(message)} to {message.to}, {sentWords(message.sentAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
