import { longDay } from '@fairlead/core/calendar/display';
import { londonDay } from '@fairlead/core/calendar/london';
import type { EarlierFile } from '../../../resources/requirements/proof.ts';
import { proofInSentence } from './proofs.ts';

type Pages = Pick<EarlierFile, 'contentType' | 'pages'>;

/** "PDF, 2 pages" */
export function pagesInWords({ contentType, pages }: Pages): string {
  if (contentType !== 'application/pdf') return 'Photo';
  return pages === 1 ? 'PDF, 1 page' : `PDF, ${pages} pages`;
}

/** "Photo, sent as proof of identity on 20 November 2026" */
export function sentBefore(file: Pages & Pick<EarlierFile, 'sentAt' | 'sentFor'>): string {
  return `${pagesInWords(file)}, sent as ${proofInSentence(file.sentFor)} on ${longDay(londonDay(Date.parse(file.sentAt)))}`;
}
