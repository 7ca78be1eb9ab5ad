import { loginLinkPath } from '@fairlead/contract/web/account-paths';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { issueLoginLink } from '../../resources/auth-token/issue-token.ts';
import { writeLetter } from '../../resources/outbox/letter.ts';
import { queueEmail, type EmailMessage } from '../../resources/outbox/outbox.ts';
import { findUserByEmail, type User } from '../../resources/user/users.ts';

function letterFor(
  { brand, config }: RequestContext,
  email: string,
  firstName: string,
  token: string,
): EmailMessage {
  return writeLetter(brand, {
    to: email,
    subject: `Your link to sign in to ${brand.dictionary.brandName}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'You asked for a link to sign in. It works once, for 15 minutes.',
      'If you did not ask for it, you do not need to do anything. No one can sign in without it.',
    ],
    action: { label: 'Sign in', url: `${config.publicUrls[brand.id]}${loginLinkPath(token)}` },
  });
}

async function sendTo(context: RequestContext, tx: Db, user: User): Promise<void> {
  const owner = { userId: user.id, brandId: user.brandId };
  const token = await issueLoginLink(context, tx, owner);
  await queueEmail(context, tx, owner, 'login-link', letterFor(context, user.email, user.firstName, token));
}

/** As much work as for a known address, so that the time taken does not show which is which. */
async function spendSameTime(context: RequestContext, tx: Db, email: string): Promise<void> {
  const { brand, cipher } = context;
  const letter = letterFor(context, email, 'there', cipher.blindIndex('unknown', email));
  cipher.seal({ table: 'unknown', row: 'unknown', column: 'unknown' }, JSON.stringify(letter));
  await findUserByEmail(context, tx, brand.id, email);
  await findUserByEmail(context, tx, brand.id, email);
}

/** Sends a sign-in link if the address is known. The answer does not show whether it is. */
export async function sendLoginLink(context: RequestContext, email: string): Promise<void> {
  const { brand } = context;
  await context.transaction(async (tx) => {
    const user = await findUserByEmail(context, tx, brand.id, email);
    await (user ? sendTo(context, tx, user) : spendSameTime(context, tx, email));
    await recordAudit(context, tx, {
      brandId: brand.id,
      userId: user?.id ?? null,
      actor: 'anyone',
      action: 'login-link-asked-for',
      subjectType: 'user',
      subjectId: user?.id ?? 'unknown',
    });
  });
  context.wakeWorker();
}
