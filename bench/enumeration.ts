// Looks at what someone sees who types email addresses, known and unknown ones in turn, on the real server: equal
// answers, and times whose medians differ by no more than chance. Exits with 1 otherwise.
import { newApplicant } from '@fairlead/testing/people';
import { lookAround, type Shown } from '@fairlead/testing/journeys/look-around';
import { callsTo } from './enumeration/calls-to.ts';
import { compare, printComparison, type Timed } from './enumeration/compare.ts';
import { withSandbox } from './enumeration/with-sandbox.ts';

const ADDRESSES = 1_000;
const AT_A_TIME = 8;

const unknownEmail = (): string => newApplicant('Ada', 'Accept').user.email;

/** `work` with each item, so many at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

const isSame = await withSandbox(async (port) => {
  const server = callsTo(port);
  const known = Array.from({ length: ADDRESSES }, unknownEmail);
  await each(known, async (email) => void (await lookAround(server, email)));
  const timed: Timed[] = [];
  const note = (isKnown: boolean) => (shown: readonly Shown[]) =>
    void timed.push(...shown.map((call) => ({ ...call, isKnown })));
  await each(known, async (email) => {
    note(true)(await lookAround(server, email));
    note(false)(await lookAround(server, unknownEmail()));
  });
  return printComparison(compare(timed));
});
process.exitCode = isSame ? 0 : 1;
