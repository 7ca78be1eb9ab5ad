import { EmailAddress } from '@fairlead/ui/shared/EmailAddress';

/** An email address as a row or a card of its own. In a sentence it is a plain link, which does not break. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailAddress email={email} />
    </a>
  );
}
