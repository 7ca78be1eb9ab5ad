import { accept, refuse } from '@fairlead/core/outcome';
import { readDesignedEmail as designedEmail } from '@fairlead/providers/inbox';
import type { Db } from '../../database/database.ts';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';

/** Emails have `style` attributes, because mail programs read little else. Nothing else is let through. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The HTML of an email that the sandbox was asked to send. */
export async function readDesignedEmail(db: Db, messageId: string) {
  const html = await designedEmail(sandboxDocuments(db), messageId);
  if (html === undefined) return refuse('notFound');
  return accept({
    bytes: Buffer.from(html),
    contentType: 'text/html; charset=utf-8' as const,
    filename: 'email.html',
    isDownload: false,
    policy: EMAIL_POLICY,
  });
}
