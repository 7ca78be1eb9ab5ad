import type { Day } from '../calendar/day.ts';
import type { LoanEvent } from './events.ts';

/** What an event moves or takes back. */
const SUBJECTS = {
  disbursed: ({ reference }) => ({ subject: `payout ${reference}`, isBack: false }),
  'payout-returned': ({ reference }) => ({ subject: `payout ${reference}`, isBack: true }),
  'payment-received': ({ reference }) => ({ subject: `payment ${reference}`, isBack: false }),
  'payment-reversed': (event) => ({
    subject: `payment ${'reverses' in event ? event.reverses : ''}`,
    isBack: true,
  }),
} as const satisfies Partial<
  Record<LoanEvent['kind'], (event: LoanEvent) => { readonly subject: string; readonly isBack: boolean }>
>;

function subjectOf(event: LoanEvent): { readonly subject: string; readonly isBack: boolean } | null {
  return event.kind in SUBJECTS ? SUBJECTS[event.kind as keyof typeof SUBJECTS](event) : null;
}

/** Leaves out money that was taken back on or before the day from which it counts: it never counted. */
export function withoutVoid(past: readonly LoanEvent[]): readonly LoanEvent[] {
  const movedOn = new Map<string, Day>();
  const backOn = new Map<string, Day>();
  for (const event of past) {
    const about = subjectOf(event);
    const days = about?.isBack ? backOn : movedOn;
    if (about && !days.has(about.subject)) days.set(about.subject, event.valueOn);
  }
  const isVoid = (subject: string): boolean => {
    const [moved, back] = [movedOn.get(subject), backOn.get(subject)];
    return moved !== undefined && back !== undefined && back <= moved;
  };
  return past.filter((event) => !isVoid(subjectOf(event)?.subject ?? ''));
}
