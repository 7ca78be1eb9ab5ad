import { MOST_PIXELS } from '@fairlead/core/requirement/proof';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import sharp from 'sharp';

/** The longest side of a stored photo, in pixels: small print on a page stays readable. */
const LONGEST_SIDE = 3000;

const QUALITY = 82;

// One thread, nothing kept: uploads are rare, and their pictures are large.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A photo as a new JPEG, upright: without its metadata, and without whatever else the file held
 * (https://sharp.pixelplumbing.com/api-output: metadata is left out unless it is asked for).
 */
export async function reEncodePhoto(
  bytes: Uint8Array,
): Promise<Outcome<Uint8Array, 'photoIsTooLarge' | 'photoNotReadable'>> {
  try {
    // The header alone says how large it is: nothing is decoded before that is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return refuse('photoIsTooLarge');
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
    const side = { width: LONGEST_SIDE, height: LONGEST_SIDE };
    const small = upright.resize({ ...side, fit: 'inside', withoutEnlargement: true });
    return accept(await small.flatten({ background: 'white' }).jpeg({ quality: QUALITY }).toBuffer());
  } catch {
    return refuse('photoNotReadable');
  }
}
