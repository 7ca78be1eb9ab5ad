import {
  doubleServer,
  type Answer,
  type DoubleServer,
  type Reaction,
  type Received,
} from './double-server.ts';

/** How a request fails; 'error-after-effect' does what was asked and answers 500. */
export type Trouble = Reaction | 'error-after-effect' | ((request: Received) => Reaction);

export interface TroubledDouble extends Pick<DoubleServer, 'origin' | 'received' | 'close'> {
  /** The next requests meet each of these in turn. */
  meets(...troubles: readonly Trouble[]): void;
  /** The next requests for this path meet each of these in turn. */
  meetsAt(path: string, ...troubles: readonly Trouble[]): void;
}

/** A server that plays a provider, and fails as a test asks it to. */
export async function troubledDouble(
  answerTo: (request: Received) => Answer | Promise<Answer>,
): Promise<TroubledDouble> {
  const troubles: Trouble[] = [];
  const troublesAt = new Map<string, Trouble[]>();
  const { origin, received, close } = await doubleServer(async (request) => {
    const trouble = troublesAt.get(request.url.pathname)?.shift() ?? troubles.shift();
    if (trouble === undefined) return answerTo(request);
    if (typeof trouble === 'function') return trouble(request);
    if (trouble !== 'error-after-effect') return trouble;
    await answerTo(request);
    return { status: 500 };
  });
  return {
    origin,
    received,
    close,
    meets: (...met) => void troubles.push(...met),
    meetsAt: (path, ...met) => void troublesAt.set(path, [...met]),
  };
}
