import { applicationPath } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Fieldset } from '@fairlead/ui/field/Fieldset';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { useState } from 'react';
import { taskPath } from '../../../application-paths.ts';
import { FormPage } from '../../../parts/page/FormPage.tsx';
import type { Quote } from '../../../resources/loan-application.ts';
import { listProblems, only } from '../../../resources/problems.ts';
import { CardToChoose } from './CardToChoose.tsx';
import { CardsFailed } from './CardsFailed.tsx';
import { presentCard, presentChoice } from './present-credit-cards.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { useChooseCards } from './use-choose-cards.ts';

const TITLE = 'Which cards do you want to pay off?';
const LIST = 'cards';

/** The list of cards: which are paid off with the loan, and what is left of it. */
export function ChooseCards({ application, requirement, quote }: Asked & { quote: Quote }) {
  const cards = requirement.creditCards ?? [];
  const form = useChooseCards({ application, requirementId: requirement.id, cards, quote });
  const isEmpty = cards.length === 0;
  const [removed, setRemoved] = useState('');
  const remove = async (id: string, name: string): Promise<void> => {
    if (!(await form.removeCard(id))) return;
    setRemoved(`${name} has been removed from your list.`);
    document.querySelector<HTMLElement>('#main h1')?.focus();
  };
  return (
    <FormPage
      title={TITLE}
      step="choose"
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(only({ [LIST]: form.problem }))}
      attempts={form.attempts}
      onSubmit={form.submit}
    >
      <header className="stack gap-3">
        <h1 tabIndex={-1}>{TITLE}</h1>
        <p className="lead muted">
          You borrow {formatWholePounds(quote.amount)}. What you don’t use for cards stays in your account.
          Paying a balance back over a longer time can cost more, even at a lower rate.
        </p>
      </header>
      <p role="status" className={removed === '' ? 'visually-hidden' : undefined}>
        {removed}
      </p>
      <Fieldset id={LIST} legend="Your cards" error={form.problem}>
        {isEmpty && <p>No cards are left in your list.</p>}
        <ul className="cards-to-choose">
          {cards.map((card, index) => (
            <CardToChoose
              key={card.id}
              id={index === 0 ? LIST : `${LIST}-${index + 1}`}
              card={presentCard(card, quote)}
              isTicked={form.ticked.includes(card)}
              hasError={form.problem !== undefined}
              isRemoving={form.removing.isLoading}
              onToggle={() => form.toggle(card.id)}
              onRemove={(name) => void remove(card.id, name)}
            />
          ))}
        </ul>
      </Fieldset>
      <p>
        <Button variant="secondary" href={taskPath(application.id, 'addCreditCard')}>
          Add another card
        </Button>
      </p>
      {!isEmpty && <Choice choice={presentChoice(form.ticked, quote)} />}
      {form.failure !== null && <CardsFailed error={form.failure} />}
      <div className="cluster gap-3">
        {!isEmpty && (
          <Button type="submit" busy={form.confirming.isLoading}>
            Confirm these cards
          </Button>
        )}
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          busy={form.optingOut.isLoading}
          onClick={form.payOffNone}
        >
          Don’t pay off any cards
        </Button>
      </div>
    </FormPage>
  );
}

/** The total of the ticked cards, announced once the borrower stops ticking. */
function Choice({ choice }: { choice: ReturnType<typeof presentChoice> }) {
  const { label, left, paysOff, verdict } = choice;
  const note = `To pay off: ${paysOff}`;
  return (
    <>
      <div className="cards-choice">
        <Figure size="medium" label={label} value={left} note={note} />
        {verdict !== null && <p>{verdict}</p>}
      </div>
      <Spoken text={[`${label}: ${left}.`, `${note}.`, verdict].filter(Boolean).join(' ')} />
    </>
  );
}
