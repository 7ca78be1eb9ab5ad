import { maskLast4 } from '@fairlead/core/text/mask';
import { withTimeout } from '@fairlead/providers/timeouts';
import { DAY } from '@fairlead/contract/wire/rate-limit';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { count, refuseIfUsedUp } from '../../http/pipeline/rate-limits.ts';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import { strengthen } from '../../resources/auth-token/rotate-token.ts';
import { presentSession } from '../../resources/auth-token/present-session.ts';
import { later } from '../../resources/auth-token/token-times.ts';
import { queueSms } from '../../resources/outbox/outbox.ts';
import { holdCompletable } from '../../resources/loan-application/hold-completable.ts';
import { meetPhone } from '../../resources/requirement/phone.ts';
import {
  countTry,
  lockNewestCode,
  replaceCode,
  spendCode,
  type StepUpCodeRow,
} from '../../resources/step-up-code/step-up-code-store.ts';
import { rememberBrowser } from '../../resources/known-browser/known-browser.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { countOne, wouldCount } from '../../resources/rate-limit/rate-limit.ts';
import { lockUser, markProven } from '../../resources/user/user-store.ts';
import { findUser, isProven, type User } from '../../resources/user/users.ts';
import { tooManyWrongCodes } from './number-letters.ts';

const CODE_LASTS_MS = 600_000;
const TRIES = 5;

/** Text messages to one number: of an account that has proved the number, and of others together. */
const CODES_TO_OWN = { calls: 20, perMinutes: DAY };
const CODES_TO_TYPED = { calls: 10, perMinutes: DAY };

/** Whichever call asks for them. */
const CODES_TO_ACCOUNT = { calls: 5, perMinutes: 15 };

const WRONG_CODES = { calls: 20, perMinutes: DAY };

const wrongCodesOf = ({ actor }: Context): string => `wrong-codes/${actor.userId}`;

/**
 * Counts a text message to the number. Codes that others have sent to it, by applying with it or giving it as theirs, do
 * not use up the codes of the borrower who has proved it. Accounts whose owner is known but not the number are counted
 * together, however many mailboxes one person has, and apart from accounts that anyone can make.
 */
function countMessage(context: Context, user: User): Promise<void> {
  const key = `sms/${context.cipher.blindIndex('sms', user.mobileNumber)}`;
  if (user.isNumberProven) return count(context, `${key}/${user.id}`, CODES_TO_OWN);
  return count(context, isProven(user) ? `${key}/known` : key, CODES_TO_TYPED);
}

type Context = RequestContext<Borrower>;

/** With the number that the code was sent to: it proves no other. */
const hashOf = ({ cipher, actor }: Context, { mobileNumber }: User, code: string): string =>
  cipher.secretHash('step-up-code', `${actor.userId}/${mobileNumber}/${code}`);

async function keepAndSend(context: Context, user: User): Promise<void> {
  const { actor, brand, newId, providers, wallNow } = context;
  const { code, expiresInMs } = await withTimeout('sms', () => providers.sms.codeFor(user.mobileNumber));
  const now = wallNow();
  await context.transaction(async (tx) => {
    await replaceCode(tx, {
      user_id: actor.userId,
      id: newId(),
      brand_id: actor.brandId,
      code_hash: hashOf(context, user, code),
      expires_at: later(now, Math.min(expiresInMs, CODE_LASTS_MS)),
      tries: 0,
      created_at: now.toISOString(),
    });
    await auditCode(context, tx, 'code-sent');
    const text = `${code} is your ${brand.dictionary.shortName} code. It lasts 10 minutes. We never ask for it by phone.`;
    await queueSms(context, tx, actor, 'step-up-code', { to: user.mobileNumber, text });
  });
  context.wakeWorker('messages');
}

/** Sends a code to the mobile number of the account. */
export async function sendStepUpCode(context: Context) {
  const user = await findUser(context, context.db, context.actor);
  if (!user) return refuse('notFound');
  if (user.hasStoppedTexts) return refuse('textsStopped');
  await count(context, `codes/${user.id}`, CODES_TO_ACCOUNT);
  await countMessage(context, user);
  await keepAndSend(context, user);
  return accept({ sentTo: maskLast4(user.mobileNumber) });
}

/** Why a code no longer counts; undefined while it does. */
function whyNot(row: StepUpCodeRow, now: string): 'codeSpent' | 'codeExpired' | undefined {
  if (row.spent_at !== null || row.tries >= TRIES) return 'codeSpent';
  return row.expires_at <= now ? 'codeExpired' : undefined;
}

/** What a right code is used for, and what that is called in the audit. */
interface Use<T, R extends string> {
  readonly action: 'stepped-up' | 'number-proved';
  readonly use: (tx: Db, row: StepUpCodeRow, now: Date) => Promise<Outcome<T, R>>;
}

/** Takes the code back and makes the session strong. */
export function verifyStepUpCode(context: Context, code: string, presentedToken: string) {
  return takeCode(context, code, {
    action: 'stepped-up',
    use: async (tx, row, now) => {
      await spendCode(tx, row, now.toISOString());
      const session = await strengthen(context, tx, presentedToken);
      return session ? accept(presentSession(session, now)) : refuse('notSignedIn');
    },
  });
}

/** Takes the code as proof of the number alone. It can still make the session strong, so that no borrower types two. */
export function proveNumber(context: Context, code: string) {
  return takeCode<true, never>(context, code, {
    action: 'number-proved',
    use: () => Promise.resolve(accept(true)),
  });
}

/** A wrong code counts as a try even though it is refused. A right one shows that the number is the borrower's. */
async function takeCode<T, R extends string>(context: Context, code: string, use: Use<T, R>) {
  await refuseIfUsedUp(context, wrongCodesOf(context), WRONG_CODES);
  const outcome = await context.transaction(async (tx) => {
    const held = await holdCompletable(tx, context.actor);
    await lockUser(tx, context.actor);
    const user = await findUser(context, tx, context.actor);
    if (!user) return refuse('notFound');
    const checked = await checkCode(context, tx, user, code);
    if (!checked.ok) return checked;
    const used = await use.use(tx, checked.value, context.wallNow());
    if (!used.ok) return used;
    await prove(context, tx, use.action);
    await meetPhone(tx, context, held, user.mobileNumber);
    return used;
  });
  if (!outcome.ok && outcome.refusal === 'codeWrong') await countWrong(context);
  return outcome;
}

/** Notes that the number is the borrower's. A code that proves it again and is not spent changes nothing. */
async function prove(context: Context, tx: Db, action: Use<unknown, string>['action']): Promise<void> {
  const now = context.wallNow().toISOString();
  await markProven(tx, context.actor, 'mobile_proven_at', now);
  const isNew = await markProven(tx, context.actor, 'number_proven_at', now);
  if (!isNew && action === 'number-proved') return;
  await rememberBrowser(context, tx, context.actor);
  await auditCode(context, tx, action);
}

async function checkCode(context: Context, tx: Db, user: User, code: string) {
  const row = await lockNewestCode(tx, context.actor);
  const reason = row ? whyNot(row, context.wallNow().toISOString()) : 'codeSpent';
  if (!row || reason) return refuse(await auditRefused(context, tx, reason ?? 'codeSpent'));
  if (row.code_hash === hashOf(context, user, code)) return accept(row);
  await countTry(tx, row);
  const refusal = await auditRefused(context, tx, 'codeWrong');
  return refuse(refusal, { fields: { code: [triesLeft(row)] } });
}

/** After the last wrong code of a day the borrower is written to. */
async function countWrong(context: Context): Promise<void> {
  await countOne(context, context.db, wrongCodesOf(context), WRONG_CODES);
  const next = await wouldCount(context, context.db, wrongCodesOf(context), WRONG_CODES);
  if (next.tooMany !== 1) return;
  await context.transaction(async (tx) => {
    await auditCode(context, tx, 'wrong-codes-used-up');
    const letter = tooManyWrongCodes(context.brand, context.wallNow());
    await writeToBorrower(context, tx, context.actor, 'wrong-codes', letter);
  });
  context.wakeWorker('messages');
}

const auditCode = (context: Context, tx: Db, action: string): Promise<void> =>
  recordAudit(context, tx, borrowersEntry(context.actor, action));

/** @returns the refusal again. */
async function auditRefused<R extends string>(context: Context, tx: Db, refusal: R): Promise<R> {
  const entry = borrowersEntry(context.actor, 'code-refused', { because: refusal });
  await recordRefusedAttempt(context, tx, context.actor.userId, entry);
  return refusal;
}

function triesLeft({ tries }: StepUpCodeRow): string {
  const left = TRIES - tries - 1;
  if (left === 0) return 'That code isn’t right. Ask for a new one';
  return left === 1
    ? 'That code isn’t right. You can try one more time'
    : `That code isn’t right. You can try ${left} more times`;
}
