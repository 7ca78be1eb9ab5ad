import { useState } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import type { Application } from '../../resources/loan-application.ts';
import { useGo } from '../page/navigation.tsx';

/** What a mutation hook of an application answers. */
type Mutation<Input> = readonly [
  take: (input: Input) => { unwrap: () => Promise<Application> },
  state: { isLoading: boolean },
];

/** A step of an application that one press takes. It leads to the page of the state that follows. */
export function useApplicationStep<Input>([take, { isLoading }]: Mutation<Input>, input: Input) {
  const go = useGo();
  const [error, setError] = useState<unknown>(null);
  const send = async (): Promise<void> => {
    setError(null);
    try {
      go(applicationPath(await take(input).unwrap()));
    } catch (failure) {
      setError(failure);
    }
  };
  const press = (): void => {
    if (!isLoading) void send();
  };
  return { press, isLoading, error };
}
