import { randomBytes } from 'node:crypto';

const BYTES = 32;

/** A random secret of 43 characters that an address can hold, for tokens and links. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');
