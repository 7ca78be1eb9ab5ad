import { answersInWordsTo, type ANSWERS_OF_STAFF } from '@fairlead/core/loan-case/loan-cases';
import { penceToPounds } from '@fairlead/core/money/pounds';
import { DateField } from '@fairlead/ui/date-field/DateField';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import type { CaseOfBorrower } from '../staff-page.ts';
import { fieldsOf } from './action-attempt.ts';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

type CaseFormProps = ActionFormProps & { shown: CaseOfBorrower };

const LONGEST_ANSWER = 500;

const ANSWERS: Readonly<Record<(typeof ANSWERS_OF_STAFF)[number], string>> = {
  'not-received': 'It has not reached us',
  explained: 'Something else, explained below',
  'not-registered': 'The register does not have it',
  returned: 'We have the car',
  'mark-changed': 'DVLA has this number for the car',
};

/** The borrower's payment is there, or what the insurer of a lost car pays: it is credited once a second person has confirmed it. */
export function FoundForm({ shown, ...form }: CaseFormProps) {
  const { payment, carLoss } = shown;
  const fields = fieldsOf(form.attempt, 'payment-found');
  if (payment === null && carLoss === null) return null;
  return (
    <ActionForm {...form} kind="payment-found" title="We have the money" button="Propose crediting it">
      <p>A second person has to confirm it. It counts from the day it reached us.</p>
      <input type="hidden" name="caseId" value={shown.id} />
      <MoneyField
        name="amount"
        id={fields.id('amount')}
        label="Amount that reached us, in pounds"
        pence
        value={fields.typed('amount', payment ? penceToPounds(payment.amount).toFixed(2) : '')}
        error={fields.error('amount')}
      />
      <DateField
        name="receivedOn"
        id={fields.id('receivedOn')}
        legend="When did it reach our account?"
        value={fields.date('receivedOn', payment?.paidOn ?? '')}
        error={fields.error('receivedOn')}
      />
    </ActionForm>
  );
}

/** An answer in words, which is sent immediately. */
export function AnswerForm({ shown, ...form }: CaseFormProps) {
  const fields = fieldsOf(form.attempt, 'case-answered');
  return (
    <ActionForm {...form} kind="case-answered" title="Send a written answer" button="Send the answer">
      <input type="hidden" name="caseId" value={shown.id} />
      <RadioGroup
        name="outcome"
        id={fields.id('outcome')}
        legend="What is the answer?"
        options={answersInWordsTo(shown.kind).map((value) => ({ value, label: ANSWERS[value] }))}
        value={fields.typed('outcome')}
        error={fields.error('outcome')}
      />
      <TextArea
        name="words"
        id={fields.id('words')}
        label="The answer, as the borrower will read it"
        hint="It is emailed, and shown in their account"
        limit={LONGEST_ANSWER}
        value={fields.typed('words')}
        error={fields.error('words')}
        rows={5}
      />
    </ActionForm>
  );
}
