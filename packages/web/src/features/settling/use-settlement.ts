import { useState, type SubmitEvent } from 'react';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { SETTLEMENT_REASONS } from '@fairlead/core/settlement/settlement-reasons';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { only } from '../../resources/problems.ts';
import {
  useChangeToDirectDebitMutation,
  useChooseSettlementMethodMutation,
  useCreateSettlementQuoteMutation,
  type SettlementQuote,
} from '../../resources/repaying/repayment.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';
import type { SettlementDay } from './present-settlement.ts';

/** As it is stored in the tab, with the loan that it is for. */
const START = { day: '', reason: '', loanId: '' };

/** The choice of a day on which a loan is paid off, or a withdrawal repaid. */
export function useSettlement(loanId: string, days: readonly SettlementDay[], type: SettlementQuote['type']) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const typed = useTyped('settlement', START);
  const [ask, asking] = useCreateSettlementQuoteMutation();
  const [choose, choosing] = useChooseSettlementMethodMutation();
  const [change, changing] = useChangeToDirectDebitMutation();
  const isLoading = asking.isLoading || choosing.isLoading || changing.isLoading;
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);

  const fields = typed.fields.loanId === loanId ? typed.fields : START;
  const chosen = days.find(({ date }) => date === fields.day);
  const missing = attempts > 0 && !chosen ? 'Select the day you want to pay on' : undefined;

  const send = async ({ date, amount }: SettlementDay): Promise<void> => {
    const params = { id: loanId };
    const settlementReason = SETTLEMENT_REASONS.find((reason) => reason === fields.reason);
    try {
      const quote = await ask({
        params,
        body: { type, ...(settlementReason && { settlementReason }) },
      }).unwrap();
      await (
        quote?.paymentMethod === 'CARD'
          ? change({ params, body: { settleOn: date } })
          : choose({ params, body: { paymentMethod: 'DIRECT_DEBIT', settleOn: date } })
      ).unwrap();
      typed.forget();
      dispatch(
        notify(
          `We’ll collect ${formatPounds(amount)} on ${longDay(date)}. Then your loan is ${type === 'settlement' ? 'paid off' : 'paid back'}.`,
        ),
      );
      go(loanPath(loanId));
    } catch (error) {
      if (isApiError(error) && error.type === 'settlementDayNotOffered') {
        setRefused(error.message);
        setAttempts((before) => before + 1);
      } else setFailure(error);
    }
  };
  return {
    fields,
    chosen,
    problems: only({ day: refused ?? missing }),
    attempts,
    failure,
    isLoading,
    change: (changes: Partial<Omit<typeof START, 'loanId'>>): void => {
      setRefused(undefined);
      setFailure(null);
      typed.change({ ...fields, ...changes, loanId });
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (isLoading) return;
      setFailure(null);
      setRefused(undefined);
      setAttempts(attempts + 1);
      if (chosen) void send(chosen);
    },
  };
}
