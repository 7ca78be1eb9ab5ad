import { cardName, parseCardAmount, PAYOFF_ERRORS } from '@fairlead/core/credit-card/credit-card';
import { messageFor } from '@fairlead/core/outcome';
import { Button } from '@fairlead/ui/button/Button';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { useState, type SubmitEvent } from 'react';
import { useFocusAfter } from '../../parts/form/use-focus-after.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useCompleteCreditCardMutation, useLazyReadCreditCardQuery } from '../../resources/payoff.ts';
import type { CardOfLoan } from '../../resources/loan.ts';
import {
  balanceInWords,
  cardsHeading,
  cardsLeftInWords,
  paidOffInWords,
  typedPayoff,
} from './present-cards.ts';

/** The cards that the borrower chose to pay off with the loan: each is marked with what paid it off. */
export function CardsToPayOff({ cards }: { cards: readonly CardOfLoan[] }) {
  return (
    <section className="stack gap-4" aria-labelledby="cards-heading">
      <h2 id="cards-heading">{cardsHeading(cards)}</h2>
      <p className="measure">{cardsLeftInWords(cards)}</p>
      <ul className="loan-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <Payoff card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function usePayoff(card: CardOfLoan) {
  const [complete, { isLoading }] = useCompleteCreditCardMutation();
  const [read, { isFetching }] = useLazyReadCreditCardQuery();
  // Shown at once, also where the loan cannot be read again.
  const [answered, setAnswered] = useState<CardOfLoan | null>(null);
  const start = typedPayoff(answered ?? card);
  const { fields, change, forget } = useTyped('paid-off-card', { amount: start }, card.id);
  const { amount } = fields;
  const [isOpen, setIsOpen] = useState(card.completedOn === null || amount !== start);
  const [problem, setProblem] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  /** A correction starts from what is stored; without an answer, from what is shown. */
  const correct = async (): Promise<void> => {
    const shown = answered ?? card;
    const stored = await read({ params: { id: card.id } })
      .unwrap()
      .catch(() => shown);
    setAnswered(stored);
    setIsOpen(true);
  };
  const send = async (): Promise<void> => {
    const parsed = parseCardAmount(amount);
    if (!parsed.ok) return;
    try {
      setAnswered(await complete({ params: { id: card.id }, body: { payoffAmount: parsed.value } }).unwrap());
      forget();
      setIsOpen(false);
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    const found = messageFor(parseCardAmount(amount), PAYOFF_ERRORS);
    setProblem(found);
    setAttempt((before) => before + 1);
    setFailure(null);
    if (found === undefined) void send();
  };
  return {
    card: answered ?? card,
    amount,
    setAmount: (typed: string): void => change({ amount: typed }),
    isOpen,
    close: () => {
      forget();
      setIsOpen(false);
    },
    correct: () => void correct(),
    isReading: isFetching,
    problem,
    attempt,
    failure,
    isLoading,
    submit,
  };
}

/** One card: the amount that paid it off, which can be corrected. */
function Payoff({ card: ofLoan }: { card: CardOfLoan }) {
  const {
    card,
    amount,
    setAmount,
    isOpen,
    close,
    correct,
    isReading,
    problem,
    attempt,
    failure,
    isLoading,
    submit,
  } = usePayoff(ofLoan);
  const name = cardName(card);
  const fieldId = `payoff-${card.id}`;
  const changeId = `change-${card.id}`;
  const isEditing = isOpen || card.completedOn === null;
  useFocusAfter(isEditing, isEditing ? fieldId : changeId);
  return (
    <div className="stack gap-3">
      <h3>{name}</h3>
      <p role="status">{isEditing ? balanceInWords(card) : paidOffInWords(card)}</p>
      {isEditing ? (
        <form className="stack gap-3" method="post" noValidate onSubmit={submit}>
          {failure !== null && <ActionFailed error={failure} />}
          <MoneyField
            pence
            name={fieldId}
            label={
              <>
                Amount you paid, in pounds <span className="visually-hidden">for {name}</span>
              </>
            }
            value={amount}
            error={problem}
            attempt={attempt}
            onChange={setAmount}
          />
          <div className="cluster gap-3">
            <Button type="submit" variant="secondary" busy={isLoading}>
              Mark as paid off <span className="visually-hidden">{name}</span>
            </Button>
            {card.completedOn !== null && (
              <Button variant="plain" onClick={close}>
                Cancel
              </Button>
            )}
          </div>
        </form>
      ) : (
        <p>
          <Button id={changeId} variant="plain" busy={isReading} onClick={correct}>
            Correct the amount <span className="visually-hidden">of {name}</span>
          </Button>
        </p>
      )}
    </div>
  );
}
