import { tabStorage } from '../../../state/storage.ts';

const STORED_UNDER = 'phone-upload';

/** What a phone holds of a link: its token, and the key that the link is bound to. */
export type HeldLink = { readonly token: string; readonly key: string };

const isHeld = (value: unknown): value is HeldLink =>
  typeof value === 'object' && value !== null && 'token' in value && 'key' in value;

/** In this tab only: a phone that opens its camera may have to load the page again. */
export const phoneStorage = {
  read(): HeldLink | null {
    const held = tabStorage.read(STORED_UNDER);
    return isHeld(held) ? held : null;
  },
  write(held: HeldLink): void {
    tabStorage.write(STORED_UNDER, held);
  },
  remove(): void {
    tabStorage.remove(STORED_UNDER);
  },
};
