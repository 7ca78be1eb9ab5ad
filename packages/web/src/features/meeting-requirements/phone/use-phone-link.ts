import { useEffect, useState } from 'react';
import {
  useEndPhoneLinkMutation,
  useMakePhoneLinkMutation,
  useReadPhoneLinkQuery,
} from '../../../resources/phone-link.ts';
import { api } from '../../../state/api.ts';
import { useAppDispatch } from '../../../state/hooks.ts';
import { isOver, sayPhone, type PhoneView } from './present-phone.ts';

const EVERY_MS = 3_000;

/** The control that opens the code, which is focused again when the code is closed. */
export const USE_PHONE = 'use-phone';

/**
 * The link by which a phone sends photos for a proof: made, followed while it is open, and ended. The token is in this
 * page only, so a page that is loaded again makes another link.
 */
export function usePhone(requirement: string) {
  const dispatch = useAppDispatch();
  const call = { params: { id: requirement } };
  const [made, setMade] = useState<{ id: string; token: string } | null>(null);
  /** The link that is over: it is not read any more, because reading keeps a session alive. */
  const [over, setOver] = useState<string>();
  const [closed, setClosed] = useState(0);
  const [error, setError] = useState<unknown>();
  const [make, making] = useMakePhoneLinkMutation();
  const [end, ending] = useEndPhoneLinkMutation();
  const { currentData, refetch } = useReadPhoneLinkQuery(call, {
    pollingInterval: made?.id === over ? 0 : EVERY_MS,
    skip: made === null,
  });
  // Until it is read again, the answer can still be about the link before.
  const link = currentData?.id === made?.id ? currentData : undefined;
  if (link && isOver(link) && over !== link.id) setOver(link.id);
  const files = link?.files ?? 0;
  useEffect(() => {
    if (files > 0) dispatch(api.util.invalidateTags(['loan-application']));
  }, [files, dispatch]);

  const open = async (): Promise<void> => {
    setError(undefined);
    try {
      const { id, token } = await make(call).unwrap();
      setMade({ id, token });
      if (made !== null) await refetch();
    } catch (failure) {
      setError(failure);
    }
  };
  const close = async (): Promise<void> => {
    setError(undefined);
    try {
      if (!link || !isOver(link)) await end(call).unwrap();
      setMade(null);
      setClosed((before) => before + 1);
    } catch (failure) {
      setError(failure);
    }
  };
  const view: PhoneView | null = made && {
    token: made.token,
    state: link?.state ?? 'waiting',
    files,
    expiresAt: link?.expiresAt,
  };
  return {
    view,
    error,
    closed,
    status: view ? sayPhone(view) : '',
    isBusy: making.isLoading || ending.isLoading,
    open: () => void open(),
    close: () => void close(),
  };
}
