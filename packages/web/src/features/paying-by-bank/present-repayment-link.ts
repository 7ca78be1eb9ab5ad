import type { RepaymentLink } from '../../resources/repaying/repayment-link.ts';

/** Whether anyone has paid, and until when they can. */
export function linkInWords(state: RepaymentLink['state'], until: string): string {
  const words: Readonly<Record<RepaymentLink['state'], string>> = {
    open: `No one has paid by it yet. It works until ${until}.`,
    paying: 'Someone has agreed to pay by it, and their bank is sending the money.',
    paid: 'It has been paid by link. The payment is on your loan.',
    ended: 'It has ended, and no one can pay by it.',
  };
  return words[state];
}
