import { AttemptFailed } from '../outbound/attempt-failed.ts';

/** How long the server repeats a message: its outbox gives up after about 70 minutes. */
const REPEATED_WITHIN_MS = 2 * 3_600_000;

interface Listed {
  readonly to?: unknown;
  readonly body?: unknown;
  readonly direction?: unknown;
  /** As in RFC 2822. */
  readonly date_created?: unknown;
}

function listIn(answer: unknown): readonly Listed[] {
  const messages: unknown =
    typeof answer === 'object' && answer !== null && 'messages' in answer ? answer.messages : undefined;
  if (!Array.isArray(messages)) throw new AttemptFailed('malformed');
  return messages.filter(
    (message: unknown): message is Listed => typeof message === 'object' && message !== null,
  );
}

/** Whether Twilio's list of messages has one to this number with this text, from the last two hours. */
export function hasMessage(
  answer: unknown,
  { to, text }: { readonly to: string; readonly text: string },
  now: number,
): boolean {
  return listIn(answer).some((listed) => {
    const createdAt = typeof listed.date_created === 'string' ? Date.parse(listed.date_created) : Number.NaN;
    const isRecent = now - createdAt < REPEATED_WITHIN_MS;
    return listed.direction === 'outbound-api' && listed.to === to && listed.body === text && isRecent;
  });
}
