import { LOGIN } from '@fairlead/contract/web/account-paths';
import { READ_DOCUMENT, TASK_PAGES, VIEW_DOCUMENT } from '../../paths.ts';

/** As the router reads addresses: in any letter case, with slashes at the end. */
function shapeOf(...patterns: readonly string[]): RegExp {
  const shapes = patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${shapes.join('|')})/*$`, 'i');
}

const SEALED = shapeOf(VIEW_DOCUMENT, TASK_PAGES.bankDetails, READ_DOCUMENT);
const SIGN_IN = shapeOf(LOGIN);

/** Pages with a document or with bank details: nothing from outside gets there, and their policy sees to it. */
export function isSealedPath(path: string): boolean {
  return SEALED.test(path);
}

/** The page that the link in an email opens: a token may be in its address. */
export function mayHoldToken(path: string): boolean {
  return SIGN_IN.test(path);
}

/** Pages on which nothing is loaded from outside: the sealed ones, and the one whose address may hold a token. */
export function isPrivatePath(path: string): boolean {
  return isSealedPath(path) || mayHoldToken(path);
}
