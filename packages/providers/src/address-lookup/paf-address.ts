import { z } from 'zod';
import type { FoundAddress } from './port.ts';

const text = z.string().max(200).default('');

/**
 * A delivery point of the Postcode Address File by the names that Ideal Postcodes gives its parts
 * (https://docs.ideal-postcodes.co.uk/docs/data/paf). What is missing is an empty text.
 */
export const deliveryPoint = z.object({
  postcode: z.string().min(5).max(10),
  post_town: z.string().min(1).max(80),
  dependant_locality: text,
  double_dependant_locality: text,
  thoroughfare: text,
  dependant_thoroughfare: text,
  building_number: text,
  building_name: text,
  sub_building_name: text,
  organisation_name: text,
  po_box: text,
  county: text,
});

export type DeliveryPoint = z.infer<typeof deliveryPoint>;

const LONGEST_LINE = 120;
const LONGEST_PART = 60;
const LONGEST_COUNTY = 80;

const SMALL_WORDS = /(?<=-|\s)(?:And|At|By|In|Le|Of|On|The|Under|Upon|With)(?=-|\s)/g;

/** "STOKE-ON-TRENT" is "Stoke-on-Trent": the file has its towns in capitals. */
function asTown(capitals: string): string {
  const capitalised = capitals
    .toLowerCase()
    .replaceAll(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase());
  return capitalised.replaceAll(SMALL_WORDS, (word) => word.toLowerCase());
}

/** No one lives at a PO box. */
export const isHome = ({ po_box }: DeliveryPoint): boolean => po_box === '';

/**
 * A building with a name and a number is known by its name, and its number goes before the street. One with neither is
 * known by the organisation there.
 */
export function asFoundAddress(point: DeliveryPoint): FoundAddress {
  const { building_number: number, building_name: name } = point;
  const [street = '', ...others] = [
    point.dependant_thoroughfare,
    point.thoroughfare,
    point.double_dependant_locality,
    point.dependant_locality,
  ].filter((part) => part !== '');
  const isNumberInStreet = name !== '' && number !== '';
  return {
    houseNumber: (name || number || point.organisation_name).slice(0, LONGEST_PART),
    flatNumber: point.sub_building_name.slice(0, LONGEST_PART),
    line1: (isNumberInStreet ? `${number} ${street}`.trim() : street).slice(0, LONGEST_LINE),
    line2: others.join(', ').slice(0, LONGEST_LINE),
    town: asTown(point.post_town),
    county: point.county.slice(0, LONGEST_COUNTY),
    postCode: point.postcode,
  };
}
