import { Spoken } from '@fairlead/ui/shared/Spoken';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import type { ContactFields } from './fields.ts';
import { suggestedEmail } from './suggested-email.ts';

export function ContactStep({ form }: StepProps<ContactFields>) {
  const field = useDraftField(form);
  const { draft } = form;
  return (
    <StepPage
      form={form}
      title="How can we reach you?"
      intro="We’ll email your documents, and text you a code before you give bank details or sign."
    >
      <div className="stack gap-2">
        <TextField
          {...field('email')}
          type="email"
          label="Email address"
          autoComplete="email"
          spellCheck={false}
        />
        <EmailSuggestion email={draft.email} onTake={field('email').onChange} />
      </div>
      <TextField
        {...field('mobileNumber')}
        type="tel"
        inputMode="tel"
        label="UK mobile number"
        hint="For example, 07700 900 982"
        autoComplete="tel"
        width={20}
      />
    </StepPage>
  );
}

/** A common typing mistake is pointed out, and may stay: the address could be right. */
function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const suggestion = suggestedEmail(email);
  return (
    <>
      {suggestion !== null && (
        <p className="small">
          Did you mean{' '}
          <button type="button" className="link-button" onClick={() => onTake(suggestion)}>
            {suggestion}
          </button>
          ?
        </p>
      )}
      <Spoken text={suggestion === null ? '' : `Did you mean ${suggestion}?`} />
    </>
  );
}
