import { describe, expect, test } from 'vitest';
import type { BrandId, BrandSwitches } from './brand.ts';
import { BRANDS, BRAND_IDS, brandForHost, brandNamed, brandOnPage, findBrand } from './brands.ts';

/** The brands of the specification; the list may hold more. */
const ALL: readonly BrandId[] = ['asda', 'motor', 'thinkmoney', 'lendable', 'vanquis', 'postoffice'];

function allBut(...ids: readonly BrandId[]): readonly BrandId[] {
  return ALL.filter((id) => !ids.includes(id));
}

const ON_FOR: Record<keyof BrandSwitches, readonly BrandId[]> = {
  contactUsForm: allBut('lendable'),
  borrowerView: ['lendable', 'motor'],
  stayFraudAwarePage: ['lendable'],
  careersPage: ['lendable', 'motor'],
  disclosuresPage: ['lendable'],
  directApplications: allBut('motor', 'thinkmoney'),
  customerCountMessage: allBut('thinkmoney'),
  headerHiddenOnLanding: ['lendable', 'asda', 'motor'],
  notEligibleSheetForInactiveLoan: allBut('motor'),
  darkSections: ['lendable', 'motor'],
};

const CELLS = Object.entries(ON_FOR).flatMap(([name, on]) =>
  ALL.map((id) => ({ name: name as keyof BrandSwitches, id, state: on.includes(id) ? 'on' : 'off' })),
);

describe('the brand switches', () => {
  test('are ten for each of six brands', () => {
    expect(CELLS).toHaveLength(60);
    expect(BRAND_IDS).toEqual(expect.arrayContaining([...ALL]));
  });

  test.each(CELLS)('$name is $state for $id', ({ name, id, state }) => {
    expect(BRANDS[id].switches[name]).toBe(state === 'on');
  });
});

describe('finding a brand', () => {
  test.each(ALL)('%s is found by its id', (id) => {
    expect(brandNamed(id).id).toBe(id);
    expect(brandNamed(id).config.brandId).toBe(id);
  });

  test.each(['unknown', '', 'LENDABLE', 'toString', '__proto__'])('"%s" is not configured', (id) => {
    expect(findBrand(id)).toBeUndefined();
    expect(() => brandNamed(id)).toThrow('Brand not configured');
  });

  test.each([
    ['asda.localhost:3000', 'asda'],
    ['MOTOR.LOCALHOST', 'motor'],
    ['postoffice.example', 'postoffice'],
    ['www.vanquis.example:443', 'vanquis'],
    ['thinkmoney.example.', 'thinkmoney'],
  ])('%s is the host of %s', (host, id) => {
    expect(brandForHost(host)?.id).toBe(id);
  });

  test.each(['localhost', 'localhost:3000', 'other.localhost', 'asda.example.com', '127.0.0.1'])(
    '%s is no brand’s host',
    (host) => {
      expect(brandForHost(host)).toBeUndefined();
    },
  );
});

describe.each(Object.values(BRANDS))('the dictionary and configuration of $id', (brand) => {
  const { dictionary, config } = brand;

  test('uses only names and numbers that are kept for examples', () => {
    const { support, complaints } = dictionary.contactEmails;
    expect(dictionary.domain).toBe(`${brand.id}.example`);
    expect([support, complaints].every((address) => address.endsWith(`@${dictionary.domain}`))).toBe(true);
    expect(dictionary.phone).toMatch(/^(020 7946 0\d{3}|0808 157 0\d{3})$/);
    expect(dictionary.legalEntity).toMatchObject({ frn: '000000', isDemonstration: true });
  });

  test('has words for a careers page where it has the page', () => {
    expect(brand.content.careers !== null).toBe(brand.switches.careersPage);
  });

  test('fits a bank statement', () => {
    expect(dictionary.directDebitLabel).toMatch(/^[A-Z ]{1,18}$/);
  });

  test('starts from the same amount and term as every other brand', () => {
    expect(config).toMatchObject({ defaultAmount: 7500, defaultTerm: 36, termOptions: { min: 12, max: 60 } });
  });

  test('lists nine comparison partners, one of them compact', () => {
    expect(new Set(config.partners.map(({ id }) => id)).size).toBe(9);
    expect(config.partners.filter(({ isCompact }) => isCompact)).toHaveLength(1);
  });

  test('opens and closes within a day', () => {
    const hours = Object.values(dictionary.openingHours).flatMap(({ week }) => week);
    expect(hours.every((day) => day === null || (day.opens >= 0 && day.opens < day.closes))).toBe(true);
  });

  test('goes to an account page without colours, drawings and the words of the first page', () => {
    const onPage = brandOnPage(brand);
    expect(JSON.parse(JSON.stringify(onPage))).toEqual(onPage);
    expect(Object.keys(onPage)).toEqual(['id', 'dictionary', 'config', 'switches']);
    expect(onPage.config).not.toHaveProperty('illustrations');
    expect(onPage.config.bandTable).toEqual(config.bandTable);
  });
});

describe('what differs between brands', () => {
  test('only the provider’s own answers e-mail every day from nine to six, telephone on weekdays', () => {
    const { email, phone } = BRANDS.lendable.dictionary.openingHours;
    expect(email.week).toEqual(Array(7).fill({ opens: 540, closes: 1080 }));
    expect(phone.week[0]).toBeNull();
    expect(phone.week[1]).toEqual({ opens: 540, closes: 1080 });
  });

  test('motor lends up to £35,000 and was founded in 2020, the others £25,000 and 2014', () => {
    const facts = Object.fromEntries(
      ALL.map((id) => [id, [BRANDS[id].config.loanAmountRange.max, BRANDS[id].dictionary.foundingYear]]),
    );
    const others = Object.fromEntries(allBut('motor').map((id) => [id, [25_000, 2014]]));
    expect(facts).toEqual({ ...others, motor: [35_000, 2020] });
  });
});
