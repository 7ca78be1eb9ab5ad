import type { BankPaymentFailure } from './port.ts';

/** What a payment is on the day of the choice, and from the next day. */
type Step = { readonly status: 'executed' | 'settled' } | { readonly reason: BankPaymentFailure };

interface Choice {
  readonly first: Step;
  readonly later: Step;
  /** What the page says of it. */
  readonly label: string;
  readonly outcome: string;
}

const settled: Step = { status: 'settled' };
const executed: Step = { status: 'executed' };
const failed = (reason: BankPaymentFailure): Step => ({ reason });
const always = (step: Step) => ({ first: step, later: step });

/** What a payer can choose on the page that plays the banks. */
export const SANDBOX_BANK_CHOICES = {
  pay: { ...always(settled), label: 'Pay', outcome: 'The money arrives within seconds.' },
  slow: {
    first: executed,
    later: settled,
    label: 'Pay, slowly',
    outcome: 'The bank has sent the money; it arrives the next day.',
  },
  stalled: {
    first: executed,
    later: failed('rejected'),
    label: 'Pay, and the bank takes it back',
    outcome: 'The bank says that it has sent the money, and the next day that it has not.',
  },
  refuse: { ...always(failed('cancelled')), label: 'Don’t pay', outcome: 'You changed your mind.' },
  empty: {
    ...always(failed('insufficient-funds')),
    label: 'Not enough money',
    outcome: 'The bank refuses: there is not enough money in the account.',
  },
  down: {
    ...always(failed('bank-unavailable')),
    label: 'My bank is down',
    outcome: 'The bank does not answer: nothing is paid.',
  },
} as const satisfies Readonly<Record<string, Choice>>;

export type SandboxBankChoice = keyof typeof SANDBOX_BANK_CHOICES;
