import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { isApiError } from '../../../state/api-error.ts';

/** What only lists of cards refuse. The server knows the reason. */
const ABOUT_CARDS = [
  'cardsNotOpen',
  'cardsHaveChanged',
  'cardsExceedLoan',
  'cardAlreadyListed',
  'tooManyCards',
];

/** Why something could not be done with the list of cards. */
export function CardsFailed({ error }: { error: unknown }) {
  if (!isApiError(error) || !ABOUT_CARDS.includes(error.type)) return <ActionFailed error={error} />;
  return (
    <NotificationBanner live kind="warning" title="Check your cards">
      <p>{error.message}</p>
    </NotificationBanner>
  );
}
