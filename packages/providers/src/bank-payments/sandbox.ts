import { ProviderRejected } from '../provider-error.ts';
import { answerOnce, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts } from '../sandbox-store.ts';
import { PROVIDER, type BankPaymentsPort, type NewBankPayment } from './port.ts';
import { cancelPayment, noteKey, readPayment, STARTED, type SandboxBankPayment } from './played-payments.ts';

/**
 * Banks that this project plays. `page` is the path of the page on which the payer chooses (`pay-page.ts`), which is
 * served at the origin that the payment returns to.
 */
export function sandboxBankPayments(
  parts: SandboxParts,
  { page }: { readonly page: string },
): BankPaymentsPort {
  const newPayment = ({
    idempotencyKey,
    amount,
    reference,
    returnUrl,
  }: NewBankPayment): SandboxBankPayment => {
    if (amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
    const paymentId = sandboxId('BP', idempotencyKey);
    const { pathname, search } = new URL(returnUrl);
    const url = new URL(page, returnUrl);
    url.search = new URLSearchParams({ payment: paymentId }).toString();
    return { paymentId, amount, reference, returnTo: `${pathname}${search}`, url: url.href };
  };

  return {
    async start(request) {
      const storeKey = { provider: PROVIDER, collection: STARTED, key: request.idempotencyKey } as const;
      const { payer, ...facts } = request;
      // The payer is part of what must not differ, and a digest is all that is stored of it.
      const asked = { ...facts, payer: `${payer.name} ${payer.email}` };
      const { paymentId, url } = await answerOnce(parts.store, storeKey, asked, () => newPayment(request));
      await noteKey(parts.store, paymentId, request.idempotencyKey);
      return { paymentId, url };
    },
    read: (paymentId) => readPayment(parts, paymentId),
    cancel: (paymentId) => cancelPayment(parts, paymentId),
    readMessage: () => Promise.reject(new ProviderRejected(PROVIDER, 'not-signed')),
  };
}
