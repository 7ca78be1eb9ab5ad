import { useState, type SubmitEvent } from 'react';
import {
  BALANCE_ERRORS,
  ISSUER_ERRORS,
  LAST_FOUR_ERRORS,
  parseCardAmount,
  parseIssuer,
  parseLastFour,
} from '@fairlead/core/credit-card/credit-card';
import { messageFor } from '@fairlead/core/outcome';
import { useGo } from '../../../parts/page/navigation.tsx';
import { taskPath } from '../../../application-paths.ts';
import { useAddCreditCardMutation } from '../../../resources/credit-card.ts';
import { requirementOf, type Application } from '../../../resources/loan-application.ts';
import { hasProblems, only, type Problems } from '../../../resources/problems.ts';
import { isApiError } from '../../../state/api-error.ts';
import type { Asked } from '../RequirementScreen.tsx';
import { useTickedCards } from './use-choose-cards.ts';

const EMPTY = { issuer: '', lastFour: '', balance: '' };

type CardProblems = Problems<keyof typeof EMPTY>;

/** Empty when the card can be sent. */
function checkCard({ issuer, lastFour, balance }: typeof EMPTY): CardProblems {
  return only({
    issuer: messageFor(parseIssuer(issuer), ISSUER_ERRORS),
    lastFour: messageFor(parseLastFour(lastFour), LAST_FOUR_ERRORS),
    balance: messageFor(parseCardAmount(balance), BALANCE_ERRORS),
  });
}

const cardsOf = (application: Application) =>
  requirementOf(application, 'debt-consolidation')?.creditCards ?? [];

/** A card that the credit file does not show. It is ticked in the list, and confirmed there. */
export function useAddCard({ application, requirement }: Asked) {
  const go = useGo();
  const [add, { isLoading }] = useAddCreditCardMutation();
  // Stored nowhere: a whole card number could be typed by mistake.
  const [fields, setFields] = useState(EMPTY);
  const change = (changed: Partial<typeof EMPTY>): void => setFields((shown) => ({ ...shown, ...changed }));
  const before = requirement.creditCards ?? [];
  const { ticked, tick } = useTickedCards(application, before);
  const [problems, setProblems] = useState<CardProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);

  const refuse = (error: unknown): void => {
    if (!isApiError(error) || error.type !== 'cardAlreadyListed') {
      setFailure(error);
      return;
    }
    setProblems({ lastFour: 'This card is already in your list' });
    setAttempts((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    const balance = parseCardAmount(fields.balance);
    if (!balance.ok) return;
    const body = { issuer: fields.issuer, lastFour: fields.lastFour, balance: balance.value };
    try {
      const known = before.map(({ id }) => id);
      const answered = await add({ params: { id: requirement.id }, body }).unwrap();
      const added = cardsOf(answered).filter(({ id }) => !known.includes(id));
      tick([...ticked, ...added].map(({ id }) => id));
      go(taskPath(application.id, 'creditCards'));
    } catch (error) {
      refuse(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    const found = checkCard(fields);
    setProblems(found);
    setAttempts((count) => count + 1);
    setFailure(null);
    if (!hasProblems(found)) void send();
  };
  return { fields, change, problems, attempts, failure, isLoading, submit };
}
