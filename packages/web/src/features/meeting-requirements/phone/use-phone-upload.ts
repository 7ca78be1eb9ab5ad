import { useState } from 'react';
import { newKey } from '../../../resources/new-key.ts';
import {
  useFinishByPhoneMutation,
  useOpenPhoneLinkMutation,
  useSendByPhoneMutation,
  type PhoneUpload,
} from '../../../resources/phone-link.ts';
import { isApiError } from '../../../state/api-error.ts';
import { useIsInBrowser } from '../../../parts/page/use-is-in-browser.ts';
import { fileBody, type ReadyFile } from '../../../parts/files/prepare-file.ts';
import { failureOf } from '../proofs/use-sending.ts';
import { phoneStorage, type HeldLink } from './phone-storage.ts';
import { LINK_OVER } from './present-phone.ts';

/** What the page of a phone shows. */
type Shown =
  | { readonly is: 'start' | 'none' }
  | { readonly is: 'open'; readonly about: PhoneUpload }
  | { readonly is: 'finished'; readonly files: number }
  | { readonly is: 'over'; readonly why: string };

/** A token that was typed or cut off is none. */
const WHOLE_TOKEN = /^[\w-]{43}$/;

/** The link of the address, with a new key; or the one that this tab opened before. */
function heldLink(token: string | null): HeldLink | null {
  const before = phoneStorage.read();
  if (token === null || before?.token === token) return before;
  return { token, key: newKey() };
}

/** Opens a link on a phone, sends photos by it and finishes. After a lost answer, a second press gets the same answer. */
export function usePhoneUpload(token: string | null) {
  const isInBrowser = useIsInBrowser();
  const [fromAddress] = useState(token !== null && WHOLE_TOKEN.test(token) ? token : null);
  const [held, setHeld] = useState<HeldLink | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<unknown>();
  const [openLink, opening] = useOpenPhoneLinkMutation();
  const [sendFile] = useSendByPhoneMutation();
  const [finishLink, finishing] = useFinishByPhoneMutation();
  const linkNow = (): HeldLink | null => held ?? heldLink(fromAddress);
  const hasLink = fromAddress !== null || (isInBrowser && phoneStorage.read() !== null);

  /** Runs a call of the phone; a link that is over changes the page. */
  const run = async (call: (link: HeldLink) => Promise<Shown>): Promise<void> => {
    const link = linkNow();
    if (link === null) return;
    setError(undefined);
    setHeld(link);
    try {
      setShown(await call(link));
    } catch (failure) {
      if (!endedBy(failure)) setError(failure);
    }
  };
  const endedBy = (failure: unknown): boolean => {
    if (!isApiError(failure) || !LINK_OVER.includes(failure.type)) return false;
    phoneStorage.remove();
    setShown({ is: 'over', why: failure.message });
    return true;
  };
  const open = () =>
    run(async (link) => {
      // Before the call: an answer that is lost must not lose the key.
      phoneStorage.write(link);
      return { is: 'open', about: await openLink({ body: link }).unwrap() };
    });
  const finish = () =>
    run(async (link) => {
      const { files } = await finishLink({ body: link }).unwrap();
      phoneStorage.remove();
      return { is: 'finished', files };
    });
  const send = (file: ReadyFile) =>
    failureOf(async () => {
      const link = linkNow();
      if (link === null) throw new Error('a photo is sent by an open link only');
      try {
        const { files, room } = await sendFile({ body: { ...link, ...(await fileBody(file)) } }).unwrap();
        setShown((before) =>
          before?.is === 'open' ? { is: 'open', about: { ...before.about, files, room } } : before,
        );
      } catch (failure) {
        endedBy(failure);
        throw failure;
      }
    });
  const page: Shown = shown ?? { is: hasLink ? 'start' : 'none' };
  return {
    page,
    error,
    isBusy: opening.isLoading,
    isFinishing: finishing.isLoading,
    open: () => void open(),
    finish: () => void finish(),
    send,
  };
}
