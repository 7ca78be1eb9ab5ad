import { useState, type SubmitEvent } from 'react';
import { isKeyOf } from '@fairlead/core/records';
import {
  SUPPORT_NEEDS,
  SUPPORT_NEEDS_ERRORS,
  type SupportNeed,
} from '@fairlead/core/support-needs/support-needs';
import { useTyped } from '../../parts/form/use-typed.ts';
import { only } from '../../resources/problems.ts';
import { useChangeSupportNeedsMutation, type StatedNeeds } from '../../resources/repaying/support-needs.ts';

/** The needs are stored in the tab as one text, because a form there has no lists. */
const asText = (needs: readonly string[]): string => needs.join(' ');

const isNeed = (text: string): text is SupportNeed => isKeyOf(SUPPORT_NEEDS, text);

/** What is chosen and written, and its saving or removal. */
export function useSupportNeeds(userId: string, { needs, words }: StatedNeeds) {
  const { fields, change, forget } = useTyped('support-needs', { needs: asText(needs), words });
  const [save, { isLoading }] = useChangeSupportNeedsMutation();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [outcome, setOutcome] = useState<'saved' | 'removed' | null>(null);
  const chosen = fields.needs.split(' ').filter(isNeed);
  const written = fields.words.trim();
  const problem = chosen.length === 0 && written === '' ? SUPPORT_NEEDS_ERRORS.nothing : undefined;

  const send = async (body: { needs: SupportNeed[]; words: string }, done: 'saved' | 'removed') => {
    if (isLoading) return;
    setFailure(null);
    setOutcome(null);
    try {
      await save({ params: { id: userId }, body }).unwrap();
      forget();
      setAttempts(0);
      setOutcome(done);
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (problem === undefined) void send({ needs: chosen, words: written }, 'saved');
  };
  return {
    chosen,
    words: fields.words,
    choose: (values: readonly string[]) => change({ needs: asText(values) }),
    write: (typed: string) => change({ words: typed }),
    problems: attempts > 0 ? only({ needs: problem }) : {},
    attempts,
    failure,
    outcome,
    isLoading,
    submit,
    remove: () => void send({ needs: [], words: '' }, 'removed'),
  };
}
