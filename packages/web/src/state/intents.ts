import { isFinalError, type EndpointName } from '@fairlead/contract/wire/client';
import type { ApiError } from './api-error.ts';
import { tabStorage } from './storage.ts';

const KEY = 'intents';

type Keys = Record<string, string>;

/** A fingerprint of an action: the same call with the same input. It is not a secret. */
export function requestFingerprint(endpoint: EndpointName, input: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(input)) {
    const code = character.charCodeAt(0);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${endpoint}:${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

function readKeys(): Keys {
  return (tabStorage.read(KEY) ?? {}) as Keys;
}

/**
 * The Idempotency-Key of an action. Until an answer has settled it, the same action has the same key, also after a
 * reload: pressing again after a lost connection can never do it twice.
 */
export function intentKey(action: string): string {
  const keys = readKeys();
  const key = keys[action] ?? crypto.randomUUID();
  tabStorage.write(KEY, { ...keys, [action]: key });
  return key;
}

export function settleIntent(action: string): void {
  const { [action]: _settled, ...open } = readKeys();
  tabStorage.write(KEY, open);
}

/** Whether the answer makes the outcome of the request certain. */
export function isSettled(error: ApiError | undefined): boolean {
  return error === undefined || (error.type !== 'network' && isFinalError(error.type));
}
