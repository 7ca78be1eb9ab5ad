import { Button } from '@fairlead/ui/button/Button';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { useState, type SubmitEvent } from 'react';
import { useTyped } from '../../parts/form/use-typed.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useReactMutation, type Reaction } from '../../resources/requoting.ts';

const REACTIONS: readonly { value: Reaction; label: string }[] = [
  { value: 'monthly_cost', label: 'The monthly payment is too high' },
  { value: 'total_cost', label: 'It costs too much in total' },
  { value: 'different_amount', label: 'I want to borrow a different amount' },
  { value: 'found_elsewhere', label: 'I found another loan' },
  { value: 'not_needed', label: 'I don’t need a loan any more' },
  { value: 'something_else', label: 'Something else' },
];

const THANKS = 'Thank you. We use answers like yours to improve what we offer.';

/** Of those who might take another loan. */
const COULD_CHANGE: readonly Reaction[] = ['monthly_cost', 'total_cost', 'different_amount'];

const HOW_TO_CHANGE = 'You can change the amount and the term when you return to this offer.';

const answerTo = (reaction: Reaction): string =>
  COULD_CHANGE.includes(reaction) ? `${THANKS} ${HOW_TO_CHANGE}` : THANKS;

/** One question, which may be left unanswered. */
export function WhyNotNow({ id }: { id: string }) {
  const [react, { isLoading, error }] = useReactMutation();
  const { fields, change, forget } = useTyped('not-now', { reaction: '' }, id);
  const reaction = REACTIONS.find(({ value }) => value === fields.reaction)?.value ?? '';
  const [sent, setSent] = useState<Reaction | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    if (reaction === '') setProblem('Select a reason, or leave this page');
    else void send(reaction);
  };
  const send = async (chosen: Reaction): Promise<void> => {
    const answer = await react({ params: { id }, body: { reaction: chosen } });
    if ('error' in answer) return;
    setSent(chosen);
    forget();
  };
  const choose = (chosen: Reaction): void => {
    change({ reaction: chosen });
    setProblem(undefined);
  };
  return (
    <>
      {sent ? (
        <p>{answerTo(sent)}</p>
      ) : (
        <form className="stack gap-4" method="post" noValidate onSubmit={submit}>
          <RadioGroup
            name="reaction"
            legend="Why not now? (optional)"
            options={REACTIONS}
            value={reaction}
            onChange={choose}
            error={problem}
          />
          {error !== undefined && <ActionFailed error={error} />}
          <Button type="submit" variant="secondary" busy={isLoading}>
            Send my answer
          </Button>
        </form>
      )}
      <Spoken text={sent ? answerTo(sent) : ''} />
    </>
  );
}
