import { useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useTyped } from '../../../parts/form/use-typed.ts';
import { useGo } from '../../../parts/page/navigation.tsx';
import {
  useConfirmCardsToPayOffMutation,
  useOptOutOfPayingOffCardsMutation,
  useRemoveCreditCardMutation,
  type CreditCard,
} from '../../../resources/credit-card.ts';
import type { Application, Quote } from '../../../resources/loan-application.ts';
import { whyNotConfirm } from './present-credit-cards.ts';

/** As it is stored in the tab: the ids of what is ticked, and the application that they are for. */
const NOTHING_TICKED = { ticked: '', applicationId: '' };

/** Which cards are ticked: what was ticked last in this tab, else what was confirmed. */
export function useTickedCards({ id }: Application, cards: readonly CreditCard[]) {
  const { fields, change, forget } = useTyped('credit-cards', NOTHING_TICKED);
  const isOfThis = fields.applicationId === id;
  const stored = fields.ticked.split(',');
  const isTicked = (card: CreditCard): boolean => (isOfThis ? stored.includes(card.id) : card.isChosen);
  const ticked = cards.filter(isTicked);
  const tick = (ids: readonly string[]): void => change({ ticked: ids.join(','), applicationId: id });
  return { ticked, tick, forget };
}

type Asked = { application: Application; requirementId: string; cards: readonly CreditCard[]; quote: Quote };

/** Ticking, removing and confirming cards. */
export function useChooseCards({ application, requirementId, cards, quote }: Asked) {
  const go = useGo();
  const { ticked, tick, forget } = useTickedCards(application, cards);
  const [confirm, confirming] = useConfirmCardsToPayOffMutation();
  const [optOut, optingOut] = useOptOutOfPayingOffCardsMutation();
  const [remove, removing] = useRemoveCreditCardMutation();
  const [problem, setProblem] = useState<string | undefined>();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const params = { id: requirementId };
  const isLoading = confirming.isLoading || optingOut.isLoading || removing.isLoading;

  const run = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setFailure(null);
    return call.catch((error: unknown) => {
      setFailure(error);
      return null;
    });
  };
  const leaveBy = async (call: Promise<Application>): Promise<void> => {
    const answered = await run(call);
    if (!answered) return;
    forget();
    go(applicationPath(answered));
  };
  const toggle = (id: string): void => {
    const ids = ticked.map((card) => card.id);
    setProblem(undefined);
    tick(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  };
  const showOutcome = (why: string | undefined): void => {
    setProblem(why);
    setAttempts((before) => before + 1);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    const why = whyNotConfirm(ticked, quote);
    showOutcome(why);
    if (why !== undefined) return;
    const creditCards = ticked.map(({ id }) => id);
    void leaveBy(confirm({ params, body: { creditCards } }).unwrap());
  };
  const payOffNone = (): void => {
    if (!isLoading) void leaveBy(optOut({ params }).unwrap());
  };
  /** True once the card is gone. An error about the longer list is cleared. */
  const removeCard = async (id: string): Promise<boolean> => {
    if (isLoading || (await run(remove({ params: { id } }).unwrap())) === null) return false;
    showOutcome(undefined);
    return true;
  };

  return {
    ticked,
    toggle,
    problem,
    attempts,
    failure,
    submit,
    payOffNone,
    removeCard,
    confirming,
    optingOut,
    removing,
  };
}
