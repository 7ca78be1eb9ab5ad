import type { Brand } from '@fairlead/brands/brand';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { brokerWords } from '../../parts/lender/broker-words.ts';

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
        {brokerWords(brand.dictionary)} Your agreement is with the lender, and {websiteName} deals with you on
        its behalf from your first question to your last payment. On our pages, “we” means the lender, and{' '}
        {websiteName} where it acts for it.
      </p>
      <SummaryList
        rows={[
          { key: 'The lender', value: name },
          { key: 'Firm reference number', value: frn },
          { key: 'Company number', value: companyNumber },
          { key: 'Registered in', value: 'England and Wales' },
          { key: 'Registered office', value: address.join(', ') },
          { key: 'Our office', value: tradingAddress.join(', ') },
        ]}
      />
      {isDemonstration && (
        <p>
          This is a demonstration. The lender is fictional: its numbers are made up, it is not on any register
          and it makes no loans.
        </p>
      )}
    </>
  );
}
