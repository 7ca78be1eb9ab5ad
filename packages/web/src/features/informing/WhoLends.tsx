import type { Brand } from '@fairlead/brands/brand';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { brokerWords } from '../../parts/broker-words.ts';

/**
 * The lender of record and the brand (FCA handbook, GEN 4.3: the status of a firm; the trading disclosures of
 * SI 2015/17, regulation 25).
 */
export function WhoLends({ brand }: { brand: Brand }) {
  const { websiteName, legalEntity, tradingAddress } = brand.dictionary;
  const { name, frn, companyNumber, address, isDemonstration } = legalEntity;
  return (
    <>
      <p>
        {brokerWords(brand.dictionary)} Your agreement is with the lender, and {websiteName} looks after you
        in its name from the first question to the last payment. “We” on our pages is the lender, and{' '}
        {websiteName} where it acts for it.
      </p>
      <FigureRow
        lines
        items={[
          { label: 'The lender', value: name },
          { label: 'Firm reference number', value: frn },
          { label: 'Company number', value: companyNumber },
          { label: 'Registered in', value: 'England and Wales' },
          { label: 'Registered office', value: address.join(', ') },
          { label: 'Where we work', value: tradingAddress.join(', ') },
        ]}
      />
      {isDemonstration && (
        <p>
          This is a demonstration. The lender is fictional: its numbers belong to nobody, no register lists it
          and no loan is made.
        </p>
      )}
    </>
  );
}
