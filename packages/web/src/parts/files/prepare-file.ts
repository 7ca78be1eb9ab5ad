import { LARGEST_FILE_BYTES } from '@fairlead/core/requirement/proof';

/** A file that is ready to be sent. */
export type ReadyFile = {
  readonly name: string;
  readonly content: Blob;
  /** A small picture of it as a data address; null where it is no picture. */
  readonly preview: string | null;
};

/** A photo is made smaller than this, in pixels: 12 megapixels, in which small print can be read. */
const MOST_PIXELS = 12_000_000;

/** A photo of more bytes than this is stored again, which makes it smaller. */
const LARGE_PHOTO_BYTES = 3 * 1024 * 1024;

const QUALITY = 0.85;
const PREVIEW_SIDE = 160;

/** What the server takes as it is. */
const TAKEN_TYPES = ['image/jpeg', 'image/png'];

const PROBLEMS = {
  empty: 'The selected file is empty',
  tooLarge: 'The selected file must be smaller than 10 MB',
  wrongType: 'The selected file must be a JPG, PNG or PDF',
  heic: 'This photo can’t be opened in this browser. Send it from the phone that took it, or send a screenshot of it',
} as const;

export type Prepared = { readonly ready: ReadyFile } | { readonly problem: string };

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

/** The picture in a file; null where this browser cannot read it. */
async function pictureIn(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** A photo as it is sent: as it is, or as a JPEG of at most 12 megapixels. */
async function smaller(file: File, picture: ImageBitmap): Promise<ReadyFile> {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)));
  const isFine = scale === 1 && file.size <= LARGE_PHOTO_BYTES && TAKEN_TYPES.includes(file.type);
  const jpeg = isFine ? null : await asJpeg(drawn(picture, scale));
  const previewScale = Math.min(1, PREVIEW_SIDE / Math.max(picture.width, picture.height));
  const preview = drawn(picture, previewScale).toDataURL('image/jpeg', QUALITY);
  if (!jpeg) return { name: file.name, content: file, preview };
  return { name: file.name.replace(/\.[^.]*$/, '.jpg'), content: jpeg, preview };
}

async function preparePicture(file: File): Promise<Prepared> {
  const picture = await pictureIn(file);
  if (!picture) {
    // The server says what is wrong with a photo that it takes by its type.
    if (TAKEN_TYPES.includes(file.type)) return sized({ name: file.name, content: file, preview: null });
    return { problem: isHeic(file) ? PROBLEMS.heic : PROBLEMS.wrongType };
  }
  const ready = await smaller(file, picture);
  picture.close();
  return sized(ready);
}

const sized = (ready: ReadyFile): Prepared =>
  ready.content.size > LARGEST_FILE_BYTES ? { problem: PROBLEMS.tooLarge } : { ready };

/** A file as it is sent, or what is wrong with it. A large photo becomes a smaller one, which sends faster. */
export async function prepareFile(file: File): Promise<Prepared> {
  if (file.size === 0) return { problem: PROBLEMS.empty };
  return isPdf(file) ? sized({ name: file.name, content: file, preview: null }) : preparePicture(file);
}

/** A file as a call sends it. */
export async function fileBody({ name, content }: ReadyFile) {
  const contentType = content.type || 'application/octet-stream';
  return { filename: name, contentType, content: await base64Of(content) };
}

/** The bytes in base64. */
function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^.*?,/, '')); // a data address is text
    reader.onerror = () => reject(new Error('the file could not be read'));
    reader.readAsDataURL(content);
  });
}
