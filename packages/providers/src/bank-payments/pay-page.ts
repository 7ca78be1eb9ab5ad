import { formatPounds } from '@fairlead/core/money/pounds';
import type { Pence } from '@fairlead/core/money/pence';
import { isKeyOf } from '@fairlead/core/records';
import { escaped, sandboxPage, sandboxRadio } from '../sandbox-page.ts';
import { SANDBOX_BANKS } from '../sandbox-banks.ts';
import { SANDBOX_BANK_CHOICES, type SandboxBankChoice } from './payer-choices.ts';

/**
 * The page on which a payer chooses a bank of the sandbox and pays, as pure functions. It has no script, no style and
 * no image, and its form is sent to the page itself.
 */
export interface AskedToPay {
  readonly paymentId: string;
  readonly amount: Pence;
  readonly reference: string;
  /** Whether a choice was made, or the payment was cancelled. */
  readonly isDecided: boolean;
}

/** Shown for an unknown payment. */
export const NO_PAYMENT_PAGE = sandboxPage(
  'This link is not complete',
  '<h1>This link is not complete</h1>\n<p>Go back to where you started and try again.</p>',
);

const idField = (paymentId: string): string =>
  `<input type="hidden" name="payment" value="${escaped(paymentId)}">`;

function decidedPage({ paymentId }: AskedToPay): string {
  return sandboxPage(
    'This payment has ended (sandbox)',
    `<h1>This payment has ended</h1>
<p>It has been answered or cancelled, so nothing more can be paid here.</p>
<form method="post">
${idField(paymentId)}
<p><button name="answer" value="back">Go back</button></p>
</form>`,
  );
}

/** The page of a payment. */
export function payPage(asked: AskedToPay): string {
  if (asked.isDecided) return decidedPage(asked);
  const { paymentId, amount, reference } = asked;
  const banks = SANDBOX_BANKS.map((bank, index) => sandboxRadio('bank', bank, index === 0, bank));
  const choices = Object.entries(SANDBOX_BANK_CHOICES).map(([choice, { label, outcome }]) =>
    sandboxRadio('choice', choice, choice === 'pay', `${label}: ${outcome}`),
  );
  return sandboxPage(
    'Pay by your bank (sandbox)',
    `<h1>Pay ${formatPounds(amount)}</h1>
<p>This page simulates the banks. The banks are invented, and no money moves. Reference: ${escaped(reference)}.</p>
<form method="post">
${idField(paymentId)}
<fieldset><legend>Bank</legend>
${banks.join('\n')}
</fieldset>
<fieldset><legend>What happens</legend>
${choices.join('\n')}
</fieldset>
<p><button name="answer" value="choose">Continue</button></p>
</form>`,
  );
}

/** The form's content: the payment, and the choice where one was made. */
export function payForm(form: URLSearchParams): { paymentId: string; choice: SandboxBankChoice | null } {
  const choice = form.get('choice') ?? '';
  const isChoice = form.get('answer') === 'choose' && isKeyOf(SANDBOX_BANK_CHOICES, choice);
  return { paymentId: form.get('payment') ?? '', choice: isChoice ? choice : null };
}
