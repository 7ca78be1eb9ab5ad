import type { PartnerOffer } from '@fairlead/core/application/decline-partner';
import { pence } from '@fairlead/core/money/pence';

/** The lender of the sandbox, without its address. */
export const SANDBOX_PARTNER: Omit<PartnerOffer, 'origin'> = {
  partnerId: 'fennmark',
  name: 'Fennmark Loans',
  example: {
    amount: pence(300_000),
    termMonths: 24,
    interestRate: 39.9,
    totalFees: pence(0),
    monthlyCost: pence(17_406),
    totalAmountPayable: pence(417_744),
    apr: 39.9,
  },
};

type AmountOutcome = 'none' | 'down' | 'refused' | 'silent';

/** Amounts, in pounds, for which the sandbox's panel answers otherwise. It knows no names, so an amount decides. */
export const PANEL_AMOUNTS: Readonly<
  Record<string, { readonly does: AmountOutcome; readonly outcome: string }>
> = {
  4040: { does: 'none', outcome: 'After a decline: no other lender is found.' },
  5030: { does: 'down', outcome: 'After a decline: other lenders cannot be found now.' },
  5010: { does: 'refused', outcome: 'After a decline: the other lender no longer takes applications.' },
  5040: { does: 'silent', outcome: 'After a decline: the other lender does not answer when it is chosen.' },
};
