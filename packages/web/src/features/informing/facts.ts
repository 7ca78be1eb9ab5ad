import type { Brand } from '@fairlead/brands/brand';
import { MAXIMUM_AGE_AT_END } from '@fairlead/core/decision/policy';
import { MINIMUM_AGE } from '@fairlead/core/person/birth-date';
import { goodsProtection } from '@fairlead/core/hire-purchase/protected-goods';
import { totalPrice } from '@fairlead/core/hire-purchase/voluntary-termination';
import { pence, roundHalfUp } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { PRODUCTS, type PricingProduct } from '@fairlead/core/pricing/products';
import { SETTLEMENT_2026 } from '@fairlead/core/settlement/settlement-rules';
import { STATEMENT_DUTIES } from '@fairlead/core/settlement/statement-duties';
import { DAYS_TO_REPAY } from '@fairlead/core/withdrawal/withdrawal';
import { percent } from '../../parts/loan/percent.ts';
import { shownAprs } from '../../parts/loan/shown-aprs.ts';

/** What the pages of information say of a brand and its product, as words and written-out figures. */
export type Facts = ReturnType<typeof factsOf>;

const wholePounds = (pounds: number) => formatWholePounds(poundsInPence(pounds));

export function factsOf({ dictionary, config, switches }: Brand) {
  const product: PricingProduct = PRODUCTS[config.productId];
  return {
    name: dictionary.websiteName,
    lender: dictionary.legalEntity.name,
    phone: dictionary.phone,
    email: dictionary.contactEmails.support,
    complaintsEmail: dictionary.contactEmails.complaints,
    onStatement: dictionary.directDebitLabel,
    product: product.name,
    isApplyingHere: switches.directApplications,
    applyElsewhere: `Applications for ${dictionary.websiteName} start at a comparison site that we work with, not here. Find us in its results and follow the link to our form. You can try out prices here first.`,
    least: wholePounds(config.loanAmountRange.min),
    most: wholePounds(config.loanAmountRange.max),
    leastTerm: config.termOptions.min,
    mostTerm: config.termOptions.max,
    apr: percent(config.representativeExample.representativeAPR),
    shownAprs: shownAprs(config),
    ...feeFacts(product),
    ...exampleFacts(config.representativeExample.totalAmountPayable),
    leastAge: MINIMUM_AGE,
    greatestAge: MAXIMUM_AGE_AT_END,
    quoteDays: product.quoteValidDays,
    firstDueEarliestDays: product.firstDueEarliestDays,
    firstDueLatestDays: product.firstDueLatestDays,
    noticeDays: product.advanceNoticeWorkingDays,
    bacsDays: product.bacsDays,
    withdrawalDays: product.withdrawalDays,
    daysToRepay: DAYS_TO_REPAY,
    settlementDays: SETTLEMENT_2026.settlementDays,
    statementDays: STATEMENT_DUTIES.settlement.days,
  };
}

function feeFacts({ feeCaps, optionFee }: PricingProduct) {
  const { flat, ofAmount, ofCharge } = feeCaps;
  return {
    fee: formatWholePounds(flat),
    /** The smallest loan that bears the whole fee, where nothing else caps it. */
    fullFeeFrom: formatWholePounds(pence(Math.round((flat * ofAmount.denominator) / ofAmount.numerator))),
    /** Of the total charge for credit, where that caps the fee. */
    feeShareOfCharge: ofCharge === null ? null : `${Math.round(ofCharge * 100)}%`,
    optionFee: formatWholePounds(optionFee),
  };
}

/** One half and one third of the representative example's total (Consumer Credit Act 1974, ss.90 and 100). */
function exampleFacts(totalInPounds: number) {
  const total = totalPrice({ deposit: pence(0), totalPayable: poundsInPence(totalInPounds) });
  const { third } = goodsProtection({
    totalPrice: total,
    paid: pence(0),
    isEndedByHirer: false,
    hasTitlePassed: false,
  });
  return {
    exampleTotal: formatPounds(total),
    half: formatPounds(roundHalfUp(total / 2)),
    third: formatPounds(third),
  };
}
