import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { Step } from '@fairlead/ui/section/Steps';
import type { Application, DocumentSet } from '../../resources/loan-application.ts';
import { requirementOf } from '../../resources/requirement.ts';
import { withdrawUntil } from './present-signing.ts';

/** What happens after the signature, and when. */
export function stepsAfterSigning(application: Application, set: DocumentSet, product: ProductId): Step[] {
  const account = requirementOf(application, 'bank')?.given;
  return [
    { title: 'Now', text: 'We’ll email you a copy of everything you signed. Keep it.' },
    {
      title: longDay(set.drawdownOn),
      text: `We’ll send the money to your account${account ? ` ${account}` : ''}. It usually arrives the same day.`,
    },
    {
      title: `Until ${longDay(withdrawUntil(set, product))}`,
      text: 'You can change your mind without giving a reason. Call us or write to us.',
    },
    {
      title: longDay(set.firstPaymentOn),
      text: `Your first payment of ${formatWholePounds(set.monthlyCost)} is due, by Direct Debit.`,
    },
  ];
}
