import { accept, refuse } from '@fairlead/core/outcome';
import { isKeyOf } from '@fairlead/core/records';
import { SANDBOX_BANK_CHOICES } from '@fairlead/providers/bank-payments/payer-choices';
import { askedOfPayer, choose } from '@fairlead/providers/bank-payments/played-payments';
import type { RequestContext } from '../../context.ts';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';

const partsOf = ({ db, clock }: RequestContext) => ({ store: sandboxDocuments(db), clock });

/** What the page that plays the banks asks of a payer. */
export async function readSandboxPayment(context: RequestContext, paymentId: string) {
  const asked = await askedOfPayer(partsOf(context), paymentId);
  return asked ? accept(asked) : refuse('notFound');
}

/** The payer answers at their bank. */
export async function decideSandboxPayment(context: RequestContext, paymentId: string, choice: string) {
  if (!isKeyOf(SANDBOX_BANK_CHOICES, choice)) return refuse('notFound');
  await choose(partsOf(context), paymentId, choice);
  return readSandboxPayment(context, paymentId);
}
