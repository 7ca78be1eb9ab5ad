/** What we take, by the bytes that such a file begins with. */
const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pdf: Buffer.from('%PDF-'),
} as const;

export type FileKind = keyof typeof SIGNATURES;

/** What a file is, whatever its name says; undefined when it is nothing that we take. */
export function fileKindOf(bytes: Buffer): FileKind | undefined {
  const kinds = Object.entries(SIGNATURES) as [FileKind, Buffer][];
  return kinds.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}
