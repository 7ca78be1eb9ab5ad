import type { BrandDictionary } from '@fairlead/brands/brand';
import { Details } from '@fairlead/ui/details/Details';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useReadGuaranteeQuery } from '../../resources/document/guarantee.ts';

/** What a Direct Debit Instruction set up here means, and the Guarantee that protects it. */
export function DirectDebitFacts({ dictionary }: { dictionary: BrandDictionary }) {
  return (
    <div>
      <Details summary="How your payments are collected">
        <Stack gap={3}>
          <p>
            When you sign, we’ll set up a Direct Debit with your bank. Payments appear on your statement as{' '}
            <strong>{dictionary.directDebitLabel}</strong>.
          </p>
          <p>
            A payment that falls on a weekend or a bank holiday is taken on the next working day. We’ll count
            it as paid on the due date, so you won’t pay extra interest.
          </p>
        </Stack>
      </Details>
      <Details summary="The Direct Debit Guarantee">
        <Guarantee />
      </Details>
    </div>
  );
}

/** The text of the deployment, as the mandate states it. */
function Guarantee() {
  const { data, error } = useReadGuaranteeQuery({});
  if (error) return <p>We couldn’t load the Guarantee. Reload the page to read it.</p>;
  if (!data) return <p>Opening the Guarantee</p>;
  return (
    <Stack gap={3}>
      {data.isSample && <p>This is a sample in our own words, not the text of the Direct Debit scheme.</p>}
      <ul className="list">
        {data.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Stack>
  );
}
