import { useState, type SubmitEvent } from 'react';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { SETTLEMENT_REASONS } from '@fairlead/core/settlement/settlement-reasons';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { only } from '../../resources/problems.ts';
import {
  selectSettlement,
  settlementReset,
  type SettlementQuote,
} from '../../resources/repaying/settlement-slice.ts';
import { createQuote, payQuoteByDirectDebit, settleOrCancel } from '../../resources/repaying/settlement.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';
import type { SettlementDay } from './present-settlement.ts';

/** As it is stored in the tab, with the loan that it is for. */
const START = { day: '', reason: '', loanId: '' };

/** The choice of a day on which a loan is paid off, or a withdrawal repaid. */
export function useSettlement(loanId: string, days: readonly SettlementDay[], type: SettlementQuote['type']) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const typed = useTyped('settlement', START);
  const { status, error } = useAppSelector(selectSettlement);
  // Before the first press, what is read is the figure in force.
  const [attempts, setAttempts] = useState(0);
  /** A refusal that comes back counts as well: the summary of problems gets the focus. */
  const countAttempt = (): void => setAttempts((before) => before + 1);
  const isLoading = attempts > 0 && status === 'LOADING';
  const tried = attempts > 0 ? error : null;
  const refused = tried?.type === 'settlementDayNotOffered' ? tried.message : undefined;

  const fields = typed.fields.loanId === loanId ? typed.fields : START;
  const chosen = days.find(({ date }) => date === fields.day);
  const missing = attempts > 0 && !chosen ? 'Select the day you want to pay on' : undefined;

  const settle = async ({ date, amount }: SettlementDay): Promise<void> => {
    const reason = SETTLEMENT_REASONS.find((known) => known === fields.reason);
    const quote = await dispatch(
      type === 'settlement' && reason ? createQuote(loanId, reason) : settleOrCancel(loanId, type),
    );
    await dispatch(payQuoteByDirectDebit(loanId, quote?.paymentMethod ?? null, date));
    typed.forget();
    dispatch(
      notify(
        `We’ll collect ${formatWholePounds(amount)} on ${longDay(date)}. Then your loan is ${type === 'settlement' ? 'paid off' : 'paid back'}.`,
      ),
    );
    go(loanPath(loanId));
  };
  return {
    fields,
    chosen,
    problems: only({ day: refused ?? missing }),
    attempts,
    failure: refused === undefined ? tried : null,
    isLoading,
    change: (changes: Partial<Omit<typeof START, 'loanId'>>): void => {
      dispatch(settlementReset());
      typed.change({ ...fields, ...changes, loanId });
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (isLoading) return;
      dispatch(settlementReset());
      countAttempt();
      // Why it failed is in the slice.
      if (chosen) settle(chosen).catch(countAttempt);
    },
  };
}
