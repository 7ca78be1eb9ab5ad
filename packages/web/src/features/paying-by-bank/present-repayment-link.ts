import type { RepaymentLink } from '../../resources/repaying/repayment-link.ts';

/** Whether anyone has paid, and until when they can. */
export function linkInWords(state: RepaymentLink['state'], until: string): string {
  const words: Readonly<Record<RepaymentLink['state'], string>> = {
    open: `No one has used it to pay yet. It works until ${until}.`,
    paying: 'Someone has used it to pay, and their bank is sending the money.',
    paid: 'It has been paid by link. The payment is on your loan.',
    ended: 'It has ended, so no one can use it to pay.',
  };
  return words[state];
}
