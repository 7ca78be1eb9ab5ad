import type { BrandDictionary } from '@fairlead/brands/brand';
import { Details } from '@fairlead/ui/details/Details';
import { Stack } from '@fairlead/ui/stack/Stack';

const GUARANTEE = [
  'The Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits.',
  'If there are any changes to the amount, date or frequency of your Direct Debit, we will tell you 10 working days before your account is debited or as otherwise agreed. If you ask us to collect a payment, confirmation of the amount and date will be given to you at the time of the request.',
  'If an error is made in the payment of your Direct Debit, by us or by your bank or building society, you are entitled to a full and immediate refund of the amount paid from your bank or building society. If you receive a refund you are not entitled to, you must pay it back when we ask you to.',
  'You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written confirmation may be required. Please also notify us.',
];

/** What a Direct Debit Instruction set up here means, and the Guarantee that protects it. */
export function DirectDebitFacts({ dictionary }: { dictionary: BrandDictionary }) {
  return (
    <div>
      <Details summary="How your payments are collected">
        <Stack gap={3}>
          <p>
            When you sign, we set up a Direct Debit Instruction with your bank. Payments appear on your
            statement as <strong>{dictionary.directDebitLabel}</strong>.
          </p>
          <p>
            A payment that falls on a weekend or a bank holiday is taken on the next working day. It counts
            from the day it was due, so it costs you nothing.
          </p>
        </Stack>
      </Details>
      <Details summary="The Direct Debit Guarantee">
        <ul className="list">
          {GUARANTEE.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
