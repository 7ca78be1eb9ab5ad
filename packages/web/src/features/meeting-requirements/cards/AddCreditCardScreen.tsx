import { Redirecting } from '../../../parts/page/Redirecting.tsx';
import { nextPart } from '../../../parts/page/later-part.tsx';
import { applicationReading } from '../../../resources/loan-application.ts';
import { screen } from '../../../parts/page/screen.ts';
import { taskPath } from '../../../application-paths.ts';
import { isCardListOpen } from '../present-tasks.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import { ADD_CARD_HEAD } from './heads.ts';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const AddCreditCard = nextPart(async () => (await import('./AddCreditCard.tsx')).AddCreditCard);

export default function AddCreditCardScreen() {
  return (
    <RequirementScreen kind="debt-consolidation" head={ADD_CARD_HEAD}>
      {(asked) =>
        isCardListOpen(asked.requirement) ? (
          <AddCreditCard {...asked} />
        ) : (
          <Redirecting to={taskPath(asked.application.id, 'creditCards')} />
        )
      }
    </RequirementScreen>
  );
}
