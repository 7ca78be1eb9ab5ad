import type { Experiment } from '@fairlead/brands/experiments';
import { chooseVariant } from '@fairlead/core/experiment/choose-variant';
import type { RequestContext } from '../../context.ts';

const BYTES = 6;

/** A place from 0 to less than 1 that is this borrower's or browser's alone, and different in every experiment. */
function placeOf(cipher: RequestContext['cipher'], name: string, unitId: string): number {
  const digest = Buffer.from(cipher.blindIndex('experiment', `${name}/${unitId}`), 'base64url');
  return digest.readUIntBE(0, BYTES) / 2 ** (8 * BYTES);
}

/** The variant of the borrower or the browser with this id, before anything is stored. */
export function chooseSeed(
  cipher: RequestContext['cipher'],
  { name, variants }: Experiment,
  unitId: string,
): string {
  return chooseVariant(variants, placeOf(cipher, name, unitId)).seed;
}

const experimentsOf = ({ config }: RequestContext['brand']): readonly Experiment[] => config.experiments;

/** The experiment of that name which the brand runs for borrowers, or for browsers. */
export function experimentOf(
  brand: RequestContext['brand'],
  unit: Experiment['unit'],
  name: string,
): Experiment | undefined {
  return experimentsOf(brand).find((each) => each.name === name && each.unit === unit);
}

/** What is stored counts, unless it is no variant any more. */
export const isVariant = ({ variants }: Experiment, stored: string | undefined): stored is string =>
  variants.some(({ seed }) => seed === stored);
