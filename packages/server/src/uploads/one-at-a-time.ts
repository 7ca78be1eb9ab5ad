import { refuse } from '@fairlead/core/outcome';

/** Borrowers whose file is being read. */
const sending = new Set<string>();

/** Reads a file of the borrower's, one at a time, from whichever device it comes. */
export async function oneAtATime<T>(userId: string, read: () => Promise<T>) {
  if (sending.has(userId)) return refuse('otherFileIsRead');
  sending.add(userId);
  try {
    return await read();
  } finally {
    sending.delete(userId);
  }
}
