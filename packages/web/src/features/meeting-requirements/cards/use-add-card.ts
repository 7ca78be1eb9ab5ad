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
import { useTyped } from '../../../parts/form/use-typed.ts';
import { useGo } from '../../../parts/page/navigation.tsx';
import { taskPath } from '../../../application-paths.ts';
import { useAddCreditCardMutation } from '../../../resources/credit-card.ts';
import type { Application } from '../../../resources/loan-application.ts';
import { requirementOf } from '../../../resources/requirement.ts';
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

/** The most digits that each field needs. More are never stored: a whole card number could be typed by mistake. */
const MOST_DIGITS = { issuer: 4, lastFour: 4, balance: 8 } as const satisfies Record<
  keyof typeof EMPTY,
  number
>;

const isTooLong = (name: keyof typeof EMPTY, typed: string): boolean =>
  typed.replaceAll(/\D/g, '').length > MOST_DIGITS[name];

/** The fields as they are typed; a field with too many digits is in this page alone. */
function useCardFields(applicationId: string) {
  const { fields, change, forget } = useTyped('added-card', EMPTY, applicationId);
  const [tooLong, setTooLong] = useState<Partial<typeof EMPTY>>({});
  const set = (name: keyof typeof EMPTY, typed: string): void => {
    const isStored = !isTooLong(name, typed);
    change({ [name]: isStored ? typed : '' });
    setTooLong(({ [name]: _before, ...others }) => (isStored ? others : { ...others, [name]: typed }));
  };
  return { fields: { ...fields, ...tooLong }, set, forget };
}

/** A card that the credit file does not show. It is ticked in the list, and confirmed there. */
export function useAddCard({ application, requirement }: Asked) {
  const go = useGo();
  const [add, { isLoading }] = useAddCreditCardMutation();
  const { fields, set, forget } = useCardFields(application.id);
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
      forget();
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
  return { fields, set, problems, attempts, failure, isLoading, submit };
}
