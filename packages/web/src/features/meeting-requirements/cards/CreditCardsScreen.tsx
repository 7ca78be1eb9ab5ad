import { screen } from '../../../parts/page/screen.ts';
import { quoteOf } from '../../../resources/loan-application.ts';
import { AskToPayOffCards } from './AskToPayOffCards.tsx';
import { ChooseCards } from './ChooseCards.tsx';
import { isCardListOpen } from '../present-tasks.ts';
import { RequirementScreen } from '../RequirementScreen.tsx';

export const handle = screen({ access: 'borrower' });

export default function CreditCardsScreen() {
  return (
    <RequirementScreen kind="debt-consolidation">
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
