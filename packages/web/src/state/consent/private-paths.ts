import {
  CONTINUE_FORM,
  LOGIN,
  OPEN_BANKING_CALLBACK,
  OPEN_BANKING_RESUME,
  PAY_LINK,
} from '@fairlead/contract/web/account-paths';
import { PHONE_UPLOAD, READ_DOCUMENT, SCREENS, TASK_PAGES, VIEW_DOCUMENT } from '../../paths.ts';

/** Matches addresses as the router does: in any letter case, with or without slashes at the end. */
function shapeOf(...patterns: readonly string[]): RegExp {
  const shapes = patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${shapes.join('|')})/*$`, 'i');
}

const SEALED = shapeOf(VIEW_DOCUMENT, TASK_PAGES.bankDetails, READ_DOCUMENT);
const OF_LINKS = shapeOf(
  LOGIN,
  CONTINUE_FORM,
  PHONE_UPLOAD,
  OPEN_BANKING_CALLBACK,
  OPEN_BANKING_RESUME,
  PAY_LINK,
  SCREENS.payLinkOpen,
);

/** Pages with a document or bank details. Their content policy allows no outside service. */
export function isSealedPath(path: string): boolean {
  return SEALED.test(path);
}

/** The pages that open from a link in an email, a QR code or a bank, with a token in the address. */
export function mayHoldToken(path: string): boolean {
  return OF_LINKS.test(path);
}

/** Pages that load no outside service: sealed pages, and those whose address can hold a token. */
export function isPrivatePath(path: string): boolean {
  return isSealedPath(path) || mayHoldToken(path);
}
