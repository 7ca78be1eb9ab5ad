import type { BrandDictionary } from '@fairlead/brands/brand';

/**
 * Who the brand is, who lends and that commission is paid, in the same words everywhere (FCA handbook,
 * CONC 3.7.7R: a broker's status; CONC 4.5.3R: commission; GEN 4 Annex 1R: a representative names its principal).
 */
export function brokerWords({ websiteName, legalEntity }: BrandDictionary): string {
  const { name, frn } = legalEntity;
  return `${websiteName} is a credit broker, not a lender: an appointed representative of ${name}, firm reference number ${frn}. It introduces you to that lender alone, which may pay a commission to it and to the comparison site that you came from. You pay nothing for it.`;
}
