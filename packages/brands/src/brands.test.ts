import { describe, expect, test } from 'vitest';
import type { BrandId, BrandSwitches } from './brand.ts';
import { BRANDS, BRAND_IDS, brandForHost, brandNamed, brandOnPage, findBrand } from './brands.ts';

/** The specification's brands. The list can contain more. */
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
    '%s does not match a brand',
    (host) => {
      expect(brandForHost(host)).toBeUndefined();
    },
  );
});

describe.each(Object.values(BRANDS))('the dictionary and configuration of $id', (brand) => {
  const { dictionary, config } = brand;

  test('use a domain reserved for examples and a demonstration lender', () => {
    expect(dictionary.domain).toBe(`${brand.id}.example`);
    expect(dictionary.legalEntity).toMatchObject({ frn: '000000', isDemonstration: true });
  });

  test('reach account pages without colours, drawings or landing copy', () => {
    const onPage = brandOnPage(brand);
    expect(JSON.parse(JSON.stringify(onPage))).toEqual(onPage);
    expect(Object.keys(onPage)).toEqual(['id', 'dictionary', 'config', 'switches']);
    expect(onPage.config).not.toHaveProperty('illustrations');
    expect(onPage.config.bandTable).toEqual(config.bandTable);
  });
});
