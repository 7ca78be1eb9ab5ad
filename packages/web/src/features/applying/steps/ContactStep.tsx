import { TextField } from '@fairlead/ui/text-field/TextField';
import { suggestedEmail } from '../suggested-email.ts';
import { StepPage } from '../StepPage.tsx';
import { useDraftChange } from '../use-draft-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function ContactStep() {
  const form = useStepForm('contact');
  const change = useDraftChange();
  const { draft, problems } = form;
  return (
    <StepPage
      step="contact"
      form={form}
      title="How can we reach you?"
      intro="We send your documents to your email, and a code to your mobile before you give bank details or sign."
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

/** A usual slip is pointed out, and may stay: the address could be right. */
function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const suggestion = suggestedEmail(email);
  return (
    <p role="status" className="small">
      {suggestion !== null && (
        <>
          Did you mean{' '}
          <button type="button" className="link-button" onClick={() => onTake(suggestion)}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}
