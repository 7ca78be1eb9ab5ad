import type { Brand } from '@fairlead/brands/brand';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';

/**
 * The lender of record and the brand (FCA handbook, GEN 4.3 and CONC 3.3: the status of a firm; the trading
 * disclosures of SI 2015/17, regulation 25).
 */
export function WhoLends({ brand }: { brand: Brand }) {
  const { websiteName, legalEntity, tradingAddress } = brand.dictionary;
  const { name, frn, companyNumber, address, isDemonstration } = legalEntity;
  return (
    <>
      <p>
        {websiteName} is a trading name. It introduces you to the lender, {name}, and looks after you in the
        lender’s name from the first question to the last payment. Your agreement is with the lender.
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
