import { useState } from 'react';
import {
  useEndCalendarFeedMutation,
  useMakeCalendarFeedMutation,
} from '../../resources/repaying/calendar-feed.ts';

/** Turning the calendar of a loan on and off. The address is known only until the page is left. */
export function useCalendarFeed(loanId: string) {
  const [make, making] = useMakeCalendarFeedMutation();
  const [end, ending] = useEndCalendarFeedMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const about = { params: { id: loanId } };
  const isBusy = making.isLoading || ending.isLoading;

  const carryOut = async (work: () => Promise<string | null>): Promise<void> => {
    setFailure(null);
    try {
      setUrl(await work());
    } catch (error) {
      setFailure(error);
    }
  };
  const turnOn = (): void => {
    if (!isBusy) void carryOut(async () => (await make(about).unwrap()).url);
  };
  const turnOff = (): void => {
    if (!isBusy)
      void carryOut(async () =>
        end(about)
          .unwrap()
          .then(() => null),
      );
  };
  return { url, failure, isBusy, turnOn, turnOff };
}
