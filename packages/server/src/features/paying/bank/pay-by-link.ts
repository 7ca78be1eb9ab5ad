import { BRANDS } from '@fairlead/brands/brands';
import { accept, refuse } from '@fairlead/core/outcome';
import type { RequestContext } from '../../../context.ts';
import { actAs } from '../../../database/acting-as.ts';
import { listByLink, openUrl, paymentOf } from '../../../resources/payment/bank-payment-store.ts';
import {
  findLinkByToken,
  stateOfLink,
  type RepaymentLinkRow,
} from '../../../resources/payment/repayment-link-store.ts';
import { findUser } from '../../../resources/user/users.ts';
import { followIfOpen } from './bank-payments.ts';
import { outcomeOf } from './present-bank-payment.ts';
import { linkHashOf } from './repayment-link.ts';
import { startPayment } from './start-bank-payment.ts';

type Payer = RequestContext<null>;

/** Does what a payer asks for, with the rows of the borrower who made the link and with the session of no one. */
async function forPayer<T>(
  context: RequestContext,
  token: string,
  work: (context: Payer, link: RepaymentLinkRow) => Promise<T>,
) {
  const { brand, cipher, db } = context;
  const link = await findLinkByToken(db, brand.id, linkHashOf(cipher, token));
  if (!link) return refuse('repaymentLinkEnded');
  return actAs(link.user_id, () => work({ ...context, actor: null }, link));
}

/** What a payer is shown: a first name, an amount, and how the payment by this link is. */
export function openRepaymentLink(context: RequestContext, token: string) {
  return forPayer(context, token, present);
}

async function present(context: Payer, link: RepaymentLinkRow) {
  const { cipher, db, wallNow } = context;
  const [newest] = await listByLink(db, link);
  if (newest) await followIfOpen(context, newest);
  const payments = await listByLink(db, link);
  const state = stateOfLink(link, payments, wallNow().toISOString());
  if (state === 'ended') return refuse('repaymentLinkEnded');
  const user = await findUser({ cipher }, db, { userId: link.user_id, brandId: link.brand_id });
  const last = payments[0];
  return accept({
    '@type': 'repayment-request' as const,
    firstName: user?.firstName ?? '',
    amount: link.amount_pence,
    state,
    outcome: last ? outcomeOf(last, await paymentOf(db, last)) : null,
  });
}

/** Starts the payment of a link, from an account in anyone's name. Why it is not possible is the borrower's to know. */
export function payByRepaymentLink(context: RequestContext, token: string) {
  return forPayer(context, token, async (payer, link) => {
    const { cipher, db, wallNow } = payer;
    const now = wallNow().toISOString();
    const state = stateOfLink(link, await listByLink(db, link), now);
    if (state === 'ended') return refuse('repaymentLinkEnded');
    if (state !== 'open') return refuse('repaymentLinkPaid');
    const { websiteName, contactEmails } = BRANDS[link.brand_id].dictionary;
    const key = { userId: link.user_id, loanId: link.loan_id };
    const started = await startPayment(payer, key, {
      flow: 'link',
      amount: link.amount_pence,
      payer: { name: websiteName, email: contactEmails.support },
      isNameChecked: false,
      by: 'anyone',
      link,
    });
    if (started.ok) {
      const url = openUrl(cipher, started.value, now) ?? '';
      return accept({ '@type': 'bank-page' as const, url });
    }
    return started.refusal === 'unavailable' ? refuse('unavailable') : refuse('repaymentLinkNotPayable');
  });
}
