import { Details } from '@fairlead/ui/details/Details';
import { Link } from '@fairlead/ui/link/Link';
import { Stack } from '@fairlead/ui/stack/Stack';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { PhoneLink } from '../../../parts/lender/PhoneLink.tsx';
import { SETTLEMENT_QUOTE } from '../../../paths.ts';
import type { Loan } from '../../../resources/loan.ts';
import { usePageSettings } from '../../../state/page-settings.ts';
import {
  carInWords,
  ownerInWords,
  presentParts,
  presentWays,
  protectionInWords,
  type Hired,
} from './present-hired.ts';

/** The car of a hire purchase: who owns it, how much of its price is paid, and how the agreement can end. */
export function HiredCar({ loan, hired }: { loan: Loan; hired: Hired }) {
  const { dictionary } = usePageSettings().brand;
  const ways = presentWays(hired, loan);
  const isRunning = loan.isActive && hired.ownedSince === null;
  return (
    <Stack as="section" gap={4}>
      <h2>{carInWords(hired)}</h2>
      <p>{ownerInWords(hired, loan)}</p>
      {isRunning && (
        <>
          <SummaryList rows={presentParts(hired)} />
          <p>{protectionInWords(hired)}</p>
          <Details summary="End your agreement early">
            <Stack gap={4}>
              <SummaryList rows={ways} />
              <p>
                To pay it off,{' '}
                <Link href={`${SETTLEMENT_QUOTE}?id=${loan.id}`}>choose a day and see the figure</Link>.
              </p>
              <p>
                You can hand the car back at any time before your last payment is due, by telling us in
                writing or on <PhoneLink phone={dictionary.phone} />. You then owe any payments that are
                overdue, and what is needed to bring what you have paid up to half of the total price. If you
                have not taken reasonable care of the car, you also pay for the damage. It is your right under
                sections 99 and 100 of the Consumer Credit Act 1974.
              </p>
            </Stack>
          </Details>
        </>
      )}
    </Stack>
  );
}
