import type { JourneyOrigin } from '@fairlead/core/collection/bank-payment';
import { tabStorage } from '../../state/storage.ts';

const STORED_UNDER = 'left-for-bank';

/** What a page without a session was opened with when its visitor left for their bank: the way back to it. */
export type LeftForBank =
  | {
      readonly by: 'resume';
      readonly subjectId: string;
      readonly origin: JourneyOrigin;
      readonly code: string;
      readonly resumeJourneyToken: string;
    }
  | {
      readonly by: 'link';
      readonly token: string;
      /** False while the page was only opened. */
      readonly hasLeft: boolean;
    };

const isLeft = (value: unknown): value is LeftForBank =>
  typeof value === 'object' && value !== null && 'by' in value;

/** In this tab only. A tab that has another session in it is another visit. */
export const leftForBank = {
  read(): LeftForBank | null {
    const left = tabStorage.read(STORED_UNDER);
    return isLeft(left) ? left : null;
  },
  write(left: LeftForBank): void {
    tabStorage.write(STORED_UNDER, left);
  },
  remove(): void {
    tabStorage.remove(STORED_UNDER);
  },
};
