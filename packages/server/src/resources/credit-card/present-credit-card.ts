import type { creditCard } from '@fairlead/contract/credit-card';
import type { z } from 'zod';
import type { Cipher } from '../../security/cipher.ts';
import { openCard, type CreditCardRow } from './credit-card-store.ts';

/** What a card is shown by. */
export type ShownCard = Omit<CreditCardRow, 'user_id' | 'brand_id' | 'created_at' | 'removed_at'>;

export function presentCreditCard(cipher: Cipher, card: ShownCard): z.output<typeof creditCard> {
  const { id, application_id } = card;
  return {
    '@type': 'debt-consolidation-credit-card',
    id,
    ...openCard(cipher, card),
    balance: card.balance_pence,
    limit: card.limit_pence,
    monthlyPayment: card.monthly_payment_pence,
    rate: card.rate_percent,
    isReported: card.is_reported,
    isChosen: card.is_chosen,
    payoffAmount: card.payoff_pence,
    completedOn: card.completed_on,
    loanApplication: {
      '@type': 'resource-reference',
      '@link': `/v2/loan-applications/${application_id}`,
      id: application_id,
    },
  };
}
