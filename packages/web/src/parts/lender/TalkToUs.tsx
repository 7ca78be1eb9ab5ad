import { Button } from '@fairlead/ui/button/Button';
import { usePageSettings } from '../../state/page-settings.ts';

/** A call or an email about a loan, with its reference to quote. */
export function TalkToUs({ reference }: { reference?: string | undefined }) {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  return (
    <>
      {reference !== undefined && (
        <p>
          Quote your reference, <strong>{reference}</strong>.
        </p>
      )}
      <div className="cluster gap-3 screen-only">
        <Button variant="secondary" href={`tel:${phone.replaceAll(' ', '')}`}>
          Call {phone}
        </Button>
        <Button variant="secondary" href={`mailto:${contactEmails.support}`}>
          Send an email
        </Button>
      </div>
    </>
  );
}
