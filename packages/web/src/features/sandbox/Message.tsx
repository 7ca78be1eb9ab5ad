import { INBOX, SANDBOX } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Link } from '@fairlead/ui/link/Link';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { inboxPath } from '../../paths.ts';
import { Page } from '../../parts/page/Page.tsx';
import type { SandboxMessage } from '../../resources/sandbox.ts';
import { channelWords, linkedParts, messageTitle, sentWords, sizeWords } from './present-message.ts';

/** A call of the sandbox, not a page. */
const EMAILS = `${SANDBOX}/api/emails`;

/** One message as its reader would see it. Its links lead where they say. */
export function Message({ message }: { message: SandboxMessage }) {
  const { id, channel, to, sentAt, text, attachments } = message;
  const title = messageTitle(message);
  return (
    <Page title={title} step={id}>
      <BackLink href={INBOX}>All messages</BackLink>
      <h1 className="sandbox-subject">{title}</h1>
      <SummaryList
        rows={[
          {
            key: channelWords(message),
            value: <Link href={inboxPath({ to })}>{to}</Link>,
          },
          { key: 'Sent', value: sentWords(sentAt) },
        ]}
      />
      {channel === 'email' && (
        <p>
          <a href={`${EMAILS}/${encodeURIComponent(id)}`}>See the email as the borrower sees it</a>
        </p>
      )}
      <div className="sandbox-text">
        {linkedParts(text).map((part, index) =>
          part.href === null ? (
            part.text
          ) : (
            <a key={index} href={part.href}>
              {part.text}
            </a>
          ),
        )}
      </div>
      {attachments.length > 0 && <Attachments attachments={attachments} />}
    </Page>
  );
}

function Attachments({ attachments }: Pick<SandboxMessage, 'attachments'>) {
  return (
    <section className="stack gap-3" aria-labelledby="attachments-heading">
      <h2 id="attachments-heading">Attachments</h2>
      <ul className="sandbox-attachments">
        {attachments.map(({ filename, contentType, sizeBytes }) => (
          <li key={filename}>
            <strong>{filename}</strong>{' '}
            <span className="muted small">
              {contentType}, {sizeWords(sizeBytes)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
