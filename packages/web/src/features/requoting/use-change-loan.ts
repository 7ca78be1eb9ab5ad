import { useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import type { RequoteOptions } from '@fairlead/core/decision/requote';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { shownAmount } from '../../parts/application/typed-amount.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import type { Application, Quote } from '../../resources/loan-application.ts';
import { useRequoteMutation } from '../../resources/requoting.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { isAsBefore, presentChange, type Change } from './present-change.ts';

const NO_CHANGE = 'Change the amount or the term, or go back';

export type ChangeLoanProps = {
  application: Application;
  quote: Quote;
  options: RequoteOptions;
  version: string;
};

/** What has to be corrected before it can be sent: nothing, where it has a price that is another one. */
function problemOf({ price, problem }: Change, quote: Quote): string | undefined {
  return price && isAsBefore(price, quote) ? NO_CHANGE : problem;
}

export function useChangeLoan({ application, quote, options, version }: ChangeLoanProps) {
  const { productId } = usePageSettings().brand.config;
  const go = useGo();
  const dispatch = useAppDispatch();
  const [requote, { isLoading }] = useRequoteMutation();
  const { id } = application;
  const start = { amount: shownAmount(quote.amount / 100), term: String(quote.term) };
  const { fields, change, forget } = useTyped('change-loan', { ...start, applicationId: '' });
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);

  const asked = fields.applicationId === id ? fields : start;
  const found = presentChange(asked, options, PRODUCTS[productId]);
  const problem = problemOf(found, quote);
  const set = (changed: Partial<typeof start>): void => change({ ...asked, ...changed, applicationId: id });
  const send = async ({ amount, termMonths: term }: NonNullable<Change['price']>): Promise<void> => {
    try {
      const changed = await requote({ params: { id }, body: { amount, term, version } }).unwrap();
      forget();
      dispatch(notify(`Your loan is now ${formatWholePounds(amount)} over ${term} months.`));
      go(applicationPath(changed));
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setAttempts(attempts + 1);
    if (problem === undefined && found.price) void send(found.price);
  };
  return { asked, set, price: found.price, problem, attempts, failure, isLoading, submit };
}
