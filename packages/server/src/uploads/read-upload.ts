import { LARGEST_FILE_BYTES } from '@fairlead/core/requirement/proof';
import type { FileType } from '@fairlead/contract/vocabulary';
import { accept, refuse } from '@fairlead/core/outcome';
import type { TextRun } from '@fairlead/core/payslip/text-lines';
import type { VirusScanPort } from '@fairlead/providers/virus-scan/port';
import { fileKindOf } from './file-kind.ts';
import { inTurn } from './in-turn.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { reEncodePhoto } from './re-encode-photo.ts';

/** A file that was taken, as it is stored. */
export interface TakenFile {
  readonly bytes: Uint8Array;
  readonly contentType: FileType;
  readonly pages: number;
  /** Where the letters of a PDF are, where that was asked for. */
  readonly text: readonly TextRun[];
}

/**
 * Takes a file in base64, or says why not: its size, what it is by its bytes, viruses, what is in it. A photo becomes
 * a new one, so that nothing else in its file is stored. `readsText` asks for the text of a PDF as well.
 */
export async function readUpload(virusScan: VirusScanPort, content: string, readsText = false) {
  const sent = Buffer.from(content, 'base64');
  if (sent.length === 0) return refuse('fileIsEmpty');
  if (sent.length > LARGEST_FILE_BYTES) return refuse('fileIsTooLarge');
  const kind = fileKindOf(sent);
  if (kind === undefined) return refuse('fileTypeNotTaken');
  if ((await virusScan.scan(sent)) === 'infected') return refuse('fileHasVirus');
  return inTurn(async () => (kind === 'pdf' ? takePdf(sent, readsText) : takePhoto(sent)));
}

async function takePdf(bytes: Uint8Array, readsText: boolean) {
  const found = await inspectPdf(bytes, { readsText });
  return found.ok ? accept<TakenFile>({ bytes, contentType: 'application/pdf', ...found.value }) : found;
}

async function takePhoto(sent: Uint8Array) {
  const photo = await reEncodePhoto(sent);
  return photo.ok
    ? accept<TakenFile>({ bytes: photo.value, contentType: 'image/jpeg', pages: 1, text: [] })
    : photo;
}
