import { maskLast4 } from '@fairlead/core/text/mask';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { strengthen } from '../../resources/auth-token/rotate-token.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import { queueSms } from '../../resources/outbox/outbox.ts';
import {
  countTry,
  lockNewestCode,
  replaceCode,
  spendCode,
  type StepUpCodeRow,
} from '../../resources/step-up-code/step-up-code-store.ts';
import { findUser, type User } from '../../resources/user/users.ts';
import { presentSession } from './present-session.ts';

const CODE_LASTS_MS = 600_000;
const TRIES = 5;

type Context = RequestContext<Borrower>;

const hashOf = ({ cipher, actor }: Context, code: string): string =>
  cipher.secretHash('step-up-code', `${actor.userId}/${code}`);

async function keepAndSend(context: Context, user: User): Promise<void> {
  const { actor, brand, newId, providers, wallNow } = context;
  const { code, expiresInMs } = await withTimeout('sms', () => providers.sms.codeFor(user.mobileNumber));
  const now = wallNow();
  await context.transaction(async (tx) => {
    await replaceCode(tx, {
      user_id: actor.userId,
      id: newId(),
      brand_id: actor.brandId,
      code_hash: hashOf(context, code),
      expires_at: later(now, Math.min(expiresInMs, CODE_LASTS_MS)),
      tries: 0,
      created_at: now.toISOString(),
    });
    const text = `${code} is your ${brand.dictionary.shortName} code. It lasts 10 minutes. We never ask for it by phone.`;
    await queueSms(context, tx, actor, 'step-up-code', { to: user.mobileNumber, text });
  });
  context.wakeWorker();
}

/** Sends a code to the mobile number of the account. */
export async function sendStepUpCode(context: Context) {
  const user = await findUser(context, context.db, context.actor);
  if (!user) return refuse('notFound');
  await keepAndSend(context, user);
  return accept({ sentTo: maskLast4(user.mobileNumber) });
}

/** Why a code no longer counts; undefined while it does. */
function whyNot(row: StepUpCodeRow, now: string): 'codeSpent' | 'codeExpired' | undefined {
  if (row.spent_at !== null || row.tries >= TRIES) return 'codeSpent';
  return row.expires_at <= now ? 'codeExpired' : undefined;
}

/** Takes the code back. A wrong one counts as a try even though it is refused. */
export function verifyStepUpCode(context: Context, code: string, presentedToken: string) {
  const { actor, wallNow } = context;
  return context.transaction(async (tx) => {
    const now = wallNow();
    const row = await lockNewestCode(tx, actor);
    if (!row) return refuse('codeSpent');
    const reason = whyNot(row, now.toISOString());
    if (reason) return refuse(reason);
    if (row.code_hash !== hashOf(context, code)) {
      await countTry(tx, row);
      return refuse('codeWrong', { fields: { code: [triesLeft(row)] } });
    }
    await spendCode(tx, row, now.toISOString());
    const session = await strengthen(context, tx, presentedToken);
    if (!session) return refuse('notSignedIn');
    await recordAudit(context, tx, {
      ...actor,
      actor: 'borrower',
      action: 'stepped-up',
      subjectType: 'user',
      subjectId: actor.userId,
    });
    return accept(presentSession(session, now));
  });
}

function triesLeft({ tries }: StepUpCodeRow): string {
  const left = TRIES - tries - 1;
  if (left === 0) return 'That is not the code. Ask for a new one';
  return left === 1
    ? 'That is not the code. You can try one more time'
    : `That is not the code. ${left} tries are left`;
}
