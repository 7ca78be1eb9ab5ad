import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { Problems } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import type { ContactAnswer, ContactAnswers } from './questions.ts';
import { presentQuestions } from './question-words.ts';

const YES_OR_NO: readonly { value: ContactAnswer; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type ContactQuestionsProps = {
  answers: ContactAnswers;
  problems: Problems<keyof ContactAnswers>;
  onAnswer: (name: keyof ContactAnswers, answer: ContactAnswer) => void;
};

/** Three yes-or-no questions, none of them answered beforehand. */
export function ContactQuestions({ answers, problems, onAnswer }: ContactQuestionsProps) {
  const { dictionary } = usePageSettings().brand;
  return presentQuestions(dictionary.websiteName).map(({ name, legend, hint }) => (
    <RadioGroup
      key={name}
      {...{ name, legend, hint }}
      inline
      options={YES_OR_NO}
      value={answers[name]}
      onChange={(answer) => onAnswer(name, answer)}
      error={problems[name]}
    />
  ));
}
