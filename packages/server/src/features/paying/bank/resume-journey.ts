import type { Endpoints } from '@fairlead/contract/endpoints';
import { OPEN_BANKING_RESUME } from '@fairlead/contract/web/account-paths';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { RESUME_MINUTES } from '@fairlead/core/collection/bank-payment';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../../context.ts';
import { actAs } from '../../../database/acting-as.ts';
import { later } from '../../../resources/auth-token/token-times.ts';
import { findLoan, lockLoan } from '../../../resources/loan/loan-store.ts';
import { auditPayment } from '../../../resources/payment/audit-payment.ts';
import {
  findBankPayment,
  findByResumeCode,
  listWaiting,
  openUrl,
  paymentOf,
  updateBankPayment,
  useResume,
  type BankPaymentRow,
} from '../../../resources/payment/bank-payment-store.ts';
import { findUser } from '../../../resources/user/users.ts';
import type { Cipher } from '../../../security/cipher.ts';
import { newSecret } from '../../../security/new-secret.ts';
import { followIfOpen } from './bank-payments.ts';
import { brandUrl } from './callback-url.ts';
import { outcomeOf } from './present-bank-payment.ts';

const MINUTE_MS = 60_000;

const codeHashOf = (cipher: Cipher, code: string): string => cipher.secretHash('resume-code', code);

/** Of the code as well, so that a token means nothing with the code of another link. */
const tokenHashOf = (cipher: Cipher, { code, token }: { code: string; token: string }): string =>
  cipher.secretHash('resume-token', `${code} ${token}`);

/** Makes the one link that continues the payment of a loan that waits for consent. It is in the answer and nowhere else. */
export function makeResumeToken(
  context: RequestContext<Borrower>,
  { subjectId, subjectType, origin }: BodyOf<Endpoints['makeResumeToken']>,
) {
  const { actor, cipher, config, wallNow } = context;
  return context.transaction(async (tx) => {
    const loan = subjectType === 'loan' ? await findLoan(tx, actor, subjectId) : undefined;
    if (!loan) return refuse('notFound');
    const key = { userId: loan.user_id, loanId: loan.id };
    await lockLoan(tx, key);
    const bank = (await listWaiting(tx, key)).at(-1);
    const now = wallNow();
    if (!bank || openUrl(cipher, bank, now.toISOString()) === null) return refuse('nothingToResume');
    const secrets = { code: newSecret(), token: newSecret() };
    const expiresAt = later(now, RESUME_MINUTES * MINUTE_MS);
    await updateBankPayment(tx, bank, {
      resume_code_hash: codeHashOf(cipher, secrets.code),
      resume_token_hash: tokenHashOf(cipher, secrets),
      resume_origin: origin,
      resume_expires_at: expiresAt,
      resume_used_at: null,
    });
    const made = { actor: 'borrower', action: 'payment-resume-made', detail: { origin } } as const;
    await auditPayment(context, tx, bank, made);
    const toPage = brandUrl(config, loan.brand_id, context.header('origin'));
    const url = toPage(OPEN_BANKING_RESUME, { ...secrets, subjectId, origin });
    return accept({ '@type': 'resume-journey' as const, url, expiresAt });
  });
}

type Asked = BodyOf<Endpoints['resumeJourney']>;

/**
 * Continues a payment on another device: the page of the bank once, and afterwards only how the payment is. It starts no
 * session, and everything else of the account stays closed.
 */
export async function resumeJourney(context: RequestContext, asked: Asked) {
  const { brand, cipher, db } = context;
  const { code, resumeJourneyToken: token } = asked;
  const bank = await findByResumeCode(db, brand.id, codeHashOf(cipher, code));
  if (bank?.resume_token_hash !== tokenHashOf(cipher, { code, token })) return refuse('resumeEnded');
  return actAs(bank.user_id, () => resume({ ...context, actor: null }, bank, asked));
}

async function resume(context: RequestContext<null>, bank: BankPaymentRow, asked: Asked) {
  const { db, cipher, wallNow } = context;
  const now = wallNow().toISOString();
  const isOwn = asked.subjectType === 'loan' && asked.subjectId === bank.loan_id;
  if (!isOwn || asked.origin !== bank.resume_origin) return refuse('resumeEnded');
  const isInTime = (bank.resume_expires_at ?? '') > now;
  if (bank.resume_used_at === null && !isInTime) return refuse('resumeEnded');
  const isFirst = isInTime && (await takeUse(context, bank, now));
  await followIfOpen(context, bank);
  const owner = { userId: bank.user_id, brandId: bank.brand_id };
  const newest = (await findBankPayment(db, owner, bank.id)) ?? bank;
  const payment = await paymentOf(db, bank);
  const user = await findUser({ cipher }, db, owner);
  const outcome = outcomeOf(newest, payment);
  return accept({
    '@type': 'resumed-journey' as const,
    firstName: user?.firstName ?? '',
    amount: payment.amount_pence,
    outcome,
    url: isFirst && outcome === 'waiting' ? openUrl(cipher, newest, now) : null,
  });
}

function takeUse(context: RequestContext<null>, bank: BankPaymentRow, now: string): Promise<boolean> {
  return context.transaction(async (tx) => {
    if (!(await useResume(tx, bank, now))) return false;
    await auditPayment(context, tx, bank, { actor: 'anyone', action: 'payment-resumed' });
    return true;
  });
}
