import { longDay } from '@fairlead/core/calendar/display';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { WarningText } from '@fairlead/ui/warning-text/WarningText';
import { readingPath } from '../../application-paths.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { quoteOf, settledOf, type Application, type DocumentSet } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { accountWords, withdrawUntil } from './present-signing.ts';

/** What follows from signing, from a missed payment, and from a change of mind. */
export function BeforeYouSign({ application, set }: { application: Application; set: DocumentSet }) {
  const { dictionary, config } = usePageSettings().brand;
  const settled = settledOf(application);
  const amount = quoteOf(application)?.amount ?? application.amount;
  const hasRest = settled !== null && settled.settlementAmount < amount;
  return (
    <>
      <Stack as="section" gap={4}>
        <h2>When you sign</h2>
        <ul className="list">
          <li>
            {settled
              ? `We’ll check the account name with your bank, then send ${settled.lender} its settlement figure today${hasRest ? `, and the rest to ${accountWords(application)}` : ''}.`
              : `We’ll check the account name with your bank, then send the money today to ${accountWords(application)}.`}
          </li>
          <li>
            We’ll collect your payments from the same account. Your{' '}
            <Link href={readingPath(application.id, 'direct-debit-mandate')}>Direct Debit Mandate</Link> lists
            each one.
          </li>
          {settled && (
            <li>
              The car belongs to the lender until your last payment, and is hired to you. It becomes yours
              with that payment.
            </li>
          )}
          <li>The loan is recorded on your credit file, where other lenders can see it.</li>
          <li>We’ll email you a copy of what you sign straight away.</li>
        </ul>
      </Stack>
      <Stack as="section" gap={4}>
        <h2>If you miss a payment</h2>
        <ul className="list">
          <li>We don’t charge a fee. Interest continues on what you owe.</li>
          <li>A missed payment stays on your credit file for 6 years.</li>
          <li>If payments are missed and not made up, we may end the agreement and take legal action.</li>
          {settled && (
            <li>
              The car may be taken back. Once you’ve paid a third of the total price, that needs a court
              order.
            </li>
          )}
          <li>
            Call <PhoneLink phone={dictionary.phone} /> before you miss one, and we’ll look for a way to pay
            that works for you.
          </li>
        </ul>
        <WarningText>
          Missing payments could make it harder and more expensive to borrow. If you’re not sure you can
          afford the payments, don’t sign yet.
        </WarningText>
        <DebtAdvice />
      </Stack>
      <Stack as="section" gap={4}>
        <h2>If you change your mind</h2>
        <p>
          You have 14 days after you sign, until the end of{' '}
          <strong>{longDay(withdrawUntil(set, config.productId))}</strong>. You don’t need a reason. You then
          pay back what you borrowed, with interest for each day you had it. There is no fee.
        </p>
      </Stack>
    </>
  );
}
