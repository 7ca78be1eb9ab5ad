import type { Answer } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const IDEAL_POSTCODES_KEY = 'ak_0123456789abcdefABCDEF0123';

const STREET = { thoroughfare: 'Harbour Lane' };

interface Premises {
  readonly building_number?: string;
  readonly building_name?: string;
  readonly sub_building_name?: string;
  readonly organisation_name?: string;
  readonly po_box?: string;
  readonly thoroughfare?: string;
  readonly dependant_thoroughfare?: string;
  readonly dependant_locality?: string;
  readonly double_dependant_locality?: string;
}

/** As texts are sorted: 1, 10, 11, 2. */
const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_unused, index) => String(index + 1)).sort();

/** Premises by postcode, in the order of the file. ID1 1QD is the postcode that the service documents for tests. */
const PREMISES: Readonly<Record<string, readonly Premises[]>> = {
  ID11QD: [
    { ...STREET, building_number: '10' },
    { ...STREET, building_number: '2', sub_building_name: 'Basement Flat' },
    { ...STREET, building_number: '2' },
    { ...STREET, building_name: '12A' },
    {
      thoroughfare: 'Mill Road',
      dependant_thoroughfare: 'Mill Mews',
      building_name: 'Beacon Cottage',
      building_number: '5',
      dependant_locality: 'Old Quay',
    },
    { ...STREET, organisation_name: 'The Lantern Inn' },
    { ...STREET, organisation_name: 'Harbour Lane Books', building_number: '2' },
    { po_box: 'PO BOX 12', organisation_name: 'Harbour Lane Insurance' },
  ],
  ZZ993VZ: numbered(12).map((flat) => ({
    ...STREET,
    building_name: 'Lantern House',
    sub_building_name: `Flat ${flat}`,
  })),
  ZZ994VZ: numbered(240).map((flat) => ({
    ...STREET,
    building_name: 'Beacon Tower',
    sub_building_name: `Apartment ${flat}`,
  })),
};

const SPACED: Readonly<Record<string, string>> = {
  ID11QD: 'ID1 1QD',
  ZZ993VZ: 'ZZ99 3VZ',
  ZZ994VZ: 'ZZ99 4VZ',
};

const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = {
  ZZ993VY: ['ZZ99 3VZ', 'zz994vz', 'ZZ99 3VZ', 'no postcode'],
};

const PAGE_LENGTH = 100;

const refusal = (status: number, code: number, message: string, more: object = {}): Answer => ({
  status,
  body: { code, message, ...more },
});

/** Postcodes that the service documents for tests, with the answer of each. */
const REFUSED: Readonly<Record<string, Answer>> = {
  ID1CLIP: refusal(402, 4020, 'Key balance depleted'),
  ID1CHOP: refusal(402, 4021, 'Lookup Limit Reached'),
};

const NOTHING = {
  dependant_locality: '',
  double_dependant_locality: '',
  thoroughfare: '',
  dependant_thoroughfare: '',
  building_number: '',
  building_name: '',
  sub_building_name: '',
  po_box: '',
  department_name: '',
  organisation_name: '',
};

function foundAt(bare: string, premises: readonly Premises[], page: number): Answer {
  const result = premises.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH).map((point, index) => ({
    ...NOTHING,
    postcode: SPACED[bare],
    post_town: 'EASTERBY-ON-THE-WATER',
    ...point,
    udprn: 90_000_000 + page * PAGE_LENGTH + index,
    umprn: '',
    county: 'Eastshire',
    longitude: -0.1,
    latitude: 51.5,
  }));
  const size = { page, total: premises.length, limit: PAGE_LENGTH };
  return { status: 200, body: { code: 2000, message: 'Success', result, ...size } };
}

/** Postcode look-up as Ideal Postcodes documents it: https://docs.ideal-postcodes.co.uk/docs/api/postcodes. */
export function idealPostcodesDouble(): Promise<TroubledDouble> {
  return troubledDouble(({ method, url, headers }) => {
    if (headers.authorization !== `IDEALPOSTCODES api_key="${IDEAL_POSTCODES_KEY}"`)
      return refusal(401, 4010, 'Invalid Key');
    const [, path] = /^\/v1\/postcodes\/([^/]+)$/.exec(url.pathname) ?? [];
    if (method !== 'GET' || path === undefined) return refusal(404, 404, '404 Page not found');
    const bare = decodeURIComponent(path).toUpperCase().replaceAll(/\s/g, '');
    const premises = PREMISES[bare];
    if (premises) return foundAt(bare, premises, Number(url.searchParams.get('page') ?? '0'));
    const suggestions = SUGGESTIONS[bare] ?? [];
    return REFUSED[bare] ?? refusal(404, 4040, 'Postcode not found', { suggestions });
  });
}
