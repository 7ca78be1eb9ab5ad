import { nextPart } from '../../../parts/page/later-part.tsx';
import { screen } from '../../../parts/page/screen.ts';
import { applicationReading, quoteOf } from '../../../resources/loan-application.ts';
import { AskToPayOffCards, CARDS_HEAD } from './AskToPayOffCards.tsx';
import { isCardListOpen } from '../present-tasks.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';
import './credit-cards.css';

export const handle = screen({ access: 'borrower', reads: applicationReading });

const ChooseCards = nextPart(async () => (await import('./ChooseCards.tsx')).ChooseCards);

export default function CreditCardsScreen() {
  return (
    <RequirementScreen kind="debt-consolidation" head={CARDS_HEAD}>
      {(asked) => {
        const quote = quoteOf(asked.application);
        return quote && isCardListOpen(asked.requirement) ? (
          <ChooseCards {...asked} quote={quote} />
        ) : (
          <AskToPayOffCards {...asked} />
        );
      }}
    </RequirementScreen>
  );
}
