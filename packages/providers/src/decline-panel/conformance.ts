import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AcceptedPartner, DeclinePanelPort, PartnerEnquiry } from './port.ts';

export const AN_ENQUIRY: PartnerEnquiry = {
  brandId: 'lendable',
  amount: pence(300_000),
  termMonths: 24,
  purpose: 'car',
  incomeBand: '2000-to-2999',
};

export const AN_ACCEPTANCE: Omit<AcceptedPartner, 'partnerId'> = {
  acceptanceId: 'acceptance-1',
  firstName: 'Jane',
  lastName: 'Sample',
  dateOfBirth: day('1988-02-29'),
  email: 'jane.sample@mail.example',
  mobileNumber: '+447700900123',
  addresses: [
    {
      houseNumber: '1',
      flatNumber: null,
      line1: 'Harbour Lane',
      line2: null,
      town: 'Easterby',
      county: null,
      postCode: 'ID1 1QD',
    },
  ],
  employmentStatus: 'Employed - full time',
  netMonthlyIncome: pence(250_000),
  amount: pence(300_000),
  termMonths: 24,
  purpose: 'car',
};

/** The conformance suite for decline panels. The adapter must have a lender for `AN_ENQUIRY`. */
export function describeDeclinePanel(name: string, open: () => Promise<DeclinePanelPort>): void {
  describe(`${name} finds another lender`, () => {
    let port: DeclinePanelPort;
    beforeEach(async () => {
      port = await open();
    });

    const offered = async () => {
      const offer = await port.findPartner(AN_ENQUIRY);
      if (!offer) throw new Error('the adapter has no lender for the enquiry of the suite');
      return offer;
    };

    test('with a name, an address and an example that adds up', async () => {
      const { name: lender, origin, example } = await offered();
      expect(lender).not.toBe('');
      expect(new URL(origin).origin).toBe(origin);
      const { monthlyCost, termMonths, totalAmountPayable, amount, totalFees } = example;
      expect(totalAmountPayable).toBe(monthlyCost * termMonths);
      expect(totalAmountPayable).toBeGreaterThan(amount);
      expect(totalFees).toBeGreaterThanOrEqual(0);
      expect(example.apr).toBeGreaterThanOrEqual(example.interestRate);
    });

    test('and passes an application on once, with one link at the lender’s address', async () => {
      const { partnerId, origin } = await offered();
      const acceptance = { ...AN_ACCEPTANCE, partnerId };
      const [first, second] = await Promise.all([port.accept(acceptance), port.accept(acceptance)]);
      expect(second).toEqual(first);
      expect(await port.accept({ ...acceptance })).toEqual(first);
      expect(new URL(first.url).origin).toBe(origin);
      for (const personal of ['Jane', 'Sample', 'mail.example', '1988'])
        expect(first.url).not.toContain(personal);
      const another = await port.accept({ ...acceptance, acceptanceId: 'acceptance-2' });
      expect(another.url).not.toBe(first.url);
    });

    test('and rejects the same acceptance for another applicant', async () => {
      const { partnerId } = await offered();
      await port.accept({ ...AN_ACCEPTANCE, partnerId });
      const other = port.accept({ ...AN_ACCEPTANCE, partnerId, firstName: 'Joan' });
      await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
    });

    test('and rejects a lender that offers nothing any more', async () => {
      const gone = port.accept({ ...AN_ACCEPTANCE, partnerId: 'no-such-lender' });
      await expect(gone).rejects.toMatchObject({ reason: 'no-longer-offered' });
    });
  });
}
