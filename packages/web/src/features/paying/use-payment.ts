import { longDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { typedPounds } from '../../parts/application/typed-pounds.ts';
import { amountProblem } from '../../parts/repayment/check-amount.ts';
import { useSettled } from '../../parts/repayment/use-settled.ts';
import { useReset } from '../../parts/page/use-reset.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { bankPaymentPath, payByCardPath, repaymentLinkPath } from '../../loan-paths.ts';
import { only } from '../../resources/problems.ts';
import {
  usePayEarlyByDebitMutation,
  usePayLateByDebitMutation,
  usePreviewEarlyRepaymentQuery,
  type RepaymentOptions,
} from '../../resources/repaying/repayment.ts';
import {
  earlyRepaymentReset,
  lateRepaymentReset,
  selectEarlyRepayment,
  selectLateRepayment,
} from '../../resources/repaying/loan-slice.ts';
import type { ApiError } from '../../state/api-error.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import type { RootState } from '../../state/root-reducer.ts';
import { methodOptions, type PayMethod, type Ways } from './present-payment.ts';
import { usePaymentForm } from './use-payment-form.ts';

/** As it is stored in the tab, with the loan that it is for. */
const START = { choice: '', amount: '', keeps: '', method: '', loanId: '' };

type Typed = Omit<typeof START, 'loanId'>;

type Payable = {
  readonly loanId: string;
  readonly range: NonNullable<RepaymentOptions['early']['range']>;
  readonly directDebit: RepaymentOptions['directDebit'];
  readonly card: RepaymentOptions['card'];
};

/** The way to pay that was chosen, or else the first. */
function methodOf(chosen: string, ways: Ways): PayMethod {
  const [first, ...others] = methodOptions(ways).map(({ value }) => value);
  return others.find((value) => value === chosen) ?? first ?? 'bank';
}

type Elsewhere = Pick<Payable, 'loanId'> & {
  readonly purpose: 'late' | 'early';
  readonly amount: Amount | null;
  readonly keeps?: 'instalment' | 'term';
};

/** The page that takes the payment; null for a Direct Debit, which is asked for here. */
function nextPage(method: PayMethod, { loanId: id, purpose, amount, keeps }: Elsewhere): string | null {
  if (amount === null || method === 'direct-debit') return null;
  if (method === 'link') return repaymentLinkPath(id, amount);
  if (method === 'bank') return bankPaymentPath(id, purpose, amount, keeps);
  return payByCardPath({ id, purpose, amount, keeps });
}

function useTypedPayment(loanId: string) {
  const typed = useTyped('payment', START);
  return {
    fields: typed.fields.loanId === loanId ? typed.fields : START,
    change: (changes: Partial<Typed>): void =>
      typed.change({ ...(typed.fields.loanId === loanId ? {} : START), ...changes, loanId }),
    forget: typed.forget,
  };
}

/** The state of the payment that was requested, and a way to clear it. */
function useAttempt(
  select: (state: RootState) => { readonly isLoading: boolean; readonly error: ApiError | null },
  reset: () => UnknownAction,
) {
  const dispatch = useAppDispatch();
  useReset(reset);
  return { ...useAppSelector(select), reset: (): void => void dispatch(reset()) };
}

type Amount = NonNullable<ReturnType<typeof typedPounds>>;

const collected = (amount: Amount, directDebit: Payable['directDebit']): string =>
  `We’ll collect ${formatWholePounds(amount)} by Direct Debit${directDebit ? ` on ${longDay(directDebit.collectOn)}` : ''}.`;

/** What to pay of the arrears: everything, or another amount. */
export function useLatePayment({ loanId, range, directDebit, card }: Payable) {
  const { fields, change, forget } = useTypedPayment(loanId);
  const [pay] = usePayLateByDebitMutation();
  const { isLoading, error, reset } = useAttempt(selectLateRepayment, lateRepaymentReset);
  const typedAmount = fields.choice === 'other' ? typedPounds(fields.amount) : null;
  const amount = fields.choice === 'all' ? range.most : typedAmount;
  const method = methodOf(fields.method, { directDebit, card });
  const form = usePaymentForm({
    loanId,
    forget,
    error,
    reset,
    next: nextPage(method, { loanId, purpose: 'late', amount }),
    check: () =>
      only({
        choice: fields.choice === '' ? 'Select how much you want to pay' : undefined,
        amount: fields.choice === 'other' ? amountProblem(fields.amount, range) : undefined,
      }),
    send: async () => {
      if (amount === null) throw new Error('an amount that passed the check is missing');
      await pay({ params: { id: loanId }, body: { amount } }).unwrap();
      return collected(amount, directDebit);
    },
  });
  return { ...form, fields, amount, method, isLoading, change: afterChange(form.changed, change) };
}

/** What to pay early, and what stays the same: the instalment or the term. */
export function useEarlyPayment({ loanId, range: byDebit, directDebit, card }: Payable) {
  const { fields, change, forget } = useTypedPayment(loanId);
  const [pay] = usePayEarlyByDebitMutation();
  const { isLoading, error, reset } = useAttempt(selectEarlyRepayment, earlyRepaymentReset);
  const method = methodOf(fields.method, { directDebit, card });
  const range = (method === 'direct-debit' ? null : card?.early.range) ?? byDebit;
  const amount = amountProblem(fields.amount, range) === undefined ? typedPounds(fields.amount) : null;
  const settled = useSettled(amount);
  const preview = usePreviewEarlyRepaymentQuery(
    settled === null
      ? skipToken
      : {
          params: { id: loanId },
          body: { amount: settled, method: PREVIEWED_AS[method] },
        },
  );
  const shown = amount !== null && settled === amount ? preview.currentData : undefined;
  const keeps = fields.keeps === 'term' || fields.keeps === 'instalment' ? fields.keeps : null;
  const form = usePaymentForm({
    loanId,
    forget,
    error,
    reset,
    next: nextPage(method, { loanId, purpose: 'early', amount, keeps: keeps ?? 'instalment' }),
    check: () =>
      only({
        amount: amountProblem(fields.amount, range),
        keeps:
          keeps === null && method !== 'link' && shown?.settles === false
            ? 'Select what should change'
            : undefined,
      }),
    send: async () => {
      if (amount === null) throw new Error('an amount that passed the check is missing');
      await pay({ params: { id: loanId }, body: { amount, keeps: keeps ?? 'instalment' } }).unwrap();
      return collected(amount, directDebit);
    },
  });
  return {
    ...form,
    fields,
    amount,
    method,
    range,
    preview: shown,
    previewError: amount === null ? undefined : preview.error,
    isLoading,
    change: afterChange(form.changed, change),
  };
}

/** Someone else pays by their bank as well. */
const PREVIEWED_AS = {
  'direct-debit': 'DIRECT_DEBIT',
  card: 'CARD',
  bank: 'OPEN_BANKING',
  link: 'OPEN_BANKING',
} as const satisfies Record<PayMethod, string>;

function afterChange(changed: () => void, change: (changes: Partial<Typed>) => void) {
  return (changes: Partial<Typed>): void => {
    changed();
    change(changes);
  };
}
