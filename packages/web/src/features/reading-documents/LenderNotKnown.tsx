import { Page } from '../../parts/page/Page.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { usePageSettings } from '../../state/page-settings.ts';

const TITLE = 'We can’t pay your finance company';

/** There is no account for the finance company: nothing is signed that could not be paid. */
export function LenderNotKnown({ reference }: { reference: string }) {
  const { dictionary } = usePageSettings().brand;
  return (
    <Page title={TITLE} step="figure">
      <h1>{TITLE}</h1>
      <p>
        We don’t have bank details for the finance company in your application, so we haven’t made your
        documents. You’ve signed nothing and you owe us nothing.
      </p>
      <p>
        Call <PhoneLink phone={dictionary.phone} /> with the reference {reference}. We look for the right
        company with you. Your price and your answers stay as they are until your offer ends.
      </p>
    </Page>
  );
}
