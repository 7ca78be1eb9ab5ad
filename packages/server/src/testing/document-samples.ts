import { BRANDS } from '@fairlead/brands/brands';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { priceOnDates, type DatedPrice } from '@fairlead/core/pricing/dated-price';
import { HIRE_PURCHASE_2026, UNSECURED_2026 } from '@fairlead/core/pricing/products';
import type { DocumentFacts, HireFacts } from '../documents/document-facts.ts';
import { renderDocumentSet, type RenderedDocument } from '../documents/render-document-set.ts';
import { renderPdf } from '../documents/render-pdf.ts';

const CREATED = new Date('2026-11-20T12:00:00Z');

/** £7,500 over 36 months, sent on 20 November 2026. */
export function datedPrice(percent: number): DatedPrice {
  const outcome = priceOnDates(
    {
      amount: pence(7_500_00),
      termMonths: 36,
      percent,
      drawdown: day('2026-11-20'),
      firstDue: day('2026-12-15'),
      paymentDay: 15,
    },
    UNSECURED_2026,
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

/** What a borrower of one brand is offered. */
export const GIVEN: DocumentFacts = {
  brand: BRANDS.asda,
  product: UNSECURED_2026,
  price: datedPrice(22.6),
  borrower: { name: 'Ada <b>Lovelace</b> & Co', addressLines: ['1 Sample Street', 'Sampleton', 'ZZ99 1AA'] },
  account: { name: 'Ada Lovelace', sortCode: '**-**-56', accountNumber: '****5678' },
  reference: 'a1b2c3',
  directDebit: {
    serviceUserNumber: '000000',
    guarantee: {
      version: '3',
      issuedOn: day('2025-02-01'),
      isSample: true,
      points: ['Your bank pays a wrong collection back.'],
    },
  },
  offerHoldsUntil: day('2026-12-20'),
  isVoid: true,
  hire: null,
};

/** The representative example of hire purchase, sent a month before its first payment. */
function hirePurchasePrice(): DatedPrice {
  const outcome = priceOnDates(
    {
      amount: pence(10_000_00),
      termMonths: 60,
      percent: 22.3,
      drawdown: day('2026-11-20'),
      firstDue: day('2026-12-20'),
      paymentDay: 20,
    },
    HIRE_PURCHASE_2026,
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

/** What a borrower is offered on a car that another lender owns until £6,200 is paid. */
export const HIRE_GIVEN: HireFacts = {
  ...GIVEN,
  brand: BRANDS.motor,
  product: HIRE_PURCHASE_2026,
  price: hirePurchasePrice(),
  hire: {
    vehicle: {
      registrationMark: 'AA19AAA',
      make: 'FORD',
      model: 'Focus',
      colour: 'BLUE',
      fuelType: 'PETROL',
      yearOfManufacture: 2019,
      mileage: 42_000,
    },
    existingAgreement: {
      lender: 'Sample Motor Credit',
      agreementNumber: 'SMC-204118',
      settlementAmount: pence(6_200_00),
      settlementValidUntil: day('2026-12-11'),
    },
    commission: pence(312_00),
  },
};

export async function documentsFor(given: DocumentFacts): Promise<Record<string, RenderedDocument>> {
  const { documents } = await renderDocumentSet(given, CREATED, renderPdf);
  return Object.fromEntries(documents.map((document) => [document.slug, document]));
}

/** The words of a page. */
export function textOf(html: Buffer): string {
  return html
    .toString('utf8')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
