import type { SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';

/** A form of an action that was sent, with what is wrong with it. */
export type ActionAttempt = {
  readonly sent: URLSearchParams;
  readonly problems: readonly SummaryError[];
};

export const NO_ACTION: ActionAttempt = { sent: new URLSearchParams(), problems: [] };

/** The fields of the form of one kind of action: what was typed, and what is wrong. */
export function fieldsOf({ sent, problems }: ActionAttempt, kind: string) {
  const isOwn = sent.get('kind') === kind;
  return {
    id: (name: string) => `${kind}-${name}`,
    typed: (name: string, first = '') => (isOwn ? (sent.get(name) ?? '') : first),
    all: (name: string, first: readonly string[] = []) => (isOwn ? sent.getAll(name) : first),
    date: (name: string, first = '') => {
      const [year = '', month = '', day = ''] = first.split('-');
      const part = (of: string, value: string) => (isOwn ? (sent.get(`${name}-${of}`) ?? '') : value);
      return { day: part('day', day), month: part('month', month), year: part('year', year) };
    },
    error: (name: string) => problems.find(({ field }) => field === `${kind}-${name}`)?.message,
  };
}
