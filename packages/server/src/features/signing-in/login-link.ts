import { loginLinkPath } from '@fairlead/contract/web/account-paths';
import type { ReturnTo } from '@fairlead/contract/return-to';
import { maskEmail } from '@fairlead/core/text/mask';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Db } from '../../database/database.ts';
import { paced } from '../../http/pipeline/paced.ts';
import { countByBrowser } from '../../http/pipeline/rate-limits.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { findSingleUse } from '../../resources/auth-token/auth-token-store.ts';
import { issueLoginLink, tokenHash } from '../../resources/auth-token/issue-token.ts';
import { countLink, whenToSend, type LinkAllowance } from '../../resources/auth-token/link-allowance.ts';
import { browserKnownTo } from '../../resources/known-browser/known-browser.ts';
import { queueEmail } from '../../resources/outbox/outbox.ts';
import { addressedTo, type BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import { findUser, findUserByEmail, type User } from '../../resources/user/users.ts';

interface Asked {
  readonly email: string;
  readonly returnTo?: ReturnTo | undefined;
}

const letterFor = ({ brand }: RequestContext, token: string): BorrowerLetter => ({
  subject: `Your link to sign in to ${brand.dictionary.brandName}`,
  paragraphs: [
    'You asked for a link to sign in. It works once, for 15 minutes.',
    'If you did not ask for it, you do not need to do anything. No one can sign in without it.',
  ],
  action: { label: 'Sign in', path: loginLinkPath(token) },
});

async function sendTo(
  context: RequestContext,
  tx: Db,
  user: User,
  allowance: LinkAllowance,
  { returnTo }: Asked,
): Promise<void> {
  const owner = { userId: user.id, brandId: user.brandId };
  const sentAt = await whenToSend(context, tx, owner, allowance);
  if (sentAt === null) return;
  const token = await issueLoginLink(context, tx, owner, { sentAt, returnTo });
  const letter = addressedTo(context, owner, user, letterFor(context, token));
  await queueEmail(context, tx, owner, 'login-link', letter, sentAt);
}

/** The same work as for a known address, so that the time taken does not show whether the address is known. */
async function spendSameTime(context: RequestContext, tx: Db, email: string): Promise<void> {
  const { brand, cipher } = context;
  const reader = { email, firstName: 'there' };
  const words = letterFor(context, cipher.blindIndex('unknown', email));
  const letter = addressedTo(context, { brandId: brand.id }, reader, words);
  cipher.seal({ table: 'unknown', row: 'unknown', column: 'unknown' }, JSON.stringify(letter));
  await findUserByEmail(context, tx, brand.id, email);
  await findUserByEmail(context, tx, brand.id, email);
}

/**
 * Sends a sign-in link if the address is known. Neither the answer nor its time shows whether it is, also where the
 * sender has asked too often.
 */
export async function sendLoginLink(context: RequestContext, asked: Asked): Promise<void> {
  const { brand } = context;
  await paced(context, async () => {
    const user = await findUserByEmail(context, context.db, brand.id, asked.email);
    await actAs(user?.id ?? 'none', async () => {
      await countByBrowser(context, 'sendLoginLink', await browserKnownTo(context, user));
      const allowance = await countLink(context, asked.email);
      await context.transaction(async (tx) => {
        await (user ? sendTo(context, tx, user, allowance, asked) : spendSameTime(context, tx, asked.email));
        await recordAudit(context, tx, {
          brandId: brand.id,
          userId: user?.id ?? null,
          actor: 'anyone',
          action: 'login-link-asked-for',
          subjectType: 'user',
          subjectId: user?.id ?? 'unknown',
        });
      });
    });
  });
  context.wakeWorker('messages');
}

/** Whose link it is and where it leads, without spending it: for a page that asks before it signs anyone out. */
export async function describeLoginLink(context: RequestContext, token: string) {
  const { brand, cipher, db, wallNow } = context;
  const row = await findSingleUse(db, tokenHash(cipher, token), brand.id, wallNow().toISOString());
  const isLink = row?.kind === 'login_link';
  const owner = isLink ? { userId: row.user_id, brandId: row.brand_id } : null;
  const user = owner && (await actAs(owner.userId, () => findUser(context, db, owner)));
  if (!row || !user) return refuse('tokenNotUsable');
  return accept({
    '@type': 'login-link',
    maskedEmail: maskEmail(user.email),
    isOwn: context.actor?.userId === user.id,
    returnTo: row.return_to,
  });
}
