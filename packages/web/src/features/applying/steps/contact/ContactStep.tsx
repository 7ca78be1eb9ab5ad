import { Spoken } from '@fairlead/ui/shared/Spoken';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftChange } from '../../../../parts/application/use-draft-change.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import type { ContactFields } from './fields.ts';
import { suggestedEmail } from './suggested-email.ts';

export function ContactStep({ form }: StepProps<ContactFields>) {
  const change = useDraftChange<ContactFields>();
  const { draft, problems } = form;
  return (
    <StepPage
      form={form}
      title="How can we reach you?"
      intro="We’ll email your documents, and text you a code before you give bank details or sign."
    >
      <div className="stack gap-2">
        <TextField
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          spellCheck={false}
          value={draft.email}
          onChange={change('email')}
          error={problems.email}
        />
        <EmailSuggestion email={draft.email} onTake={change('email')} />
      </div>
      <TextField
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        label="UK mobile number"
        hint="For example, 07700 900 982"
        autoComplete="tel"
        width={20}
        value={draft.mobileNumber}
        onChange={change('mobileNumber')}
        error={problems.mobileNumber}
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
