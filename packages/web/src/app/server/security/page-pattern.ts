import { ACCOUNT_AREA } from '@fairlead/contract/web/account-paths';
import { matchPath } from 'react-router';
import { isAccountPath } from '../../../parts/page/app-paths.ts';
import { SCREENS } from '../../../paths.ts';
import type { WebBundle } from '../answering/web-context.ts';
import { isPublicPath } from '../pages/public-pages.ts';

const SCREEN_PATTERNS: readonly string[] = Object.values(SCREENS);

/**
 * The pattern of the page at a path, such as `/account/borrow/requested/:id`, without anything that the path holds;
 * null for an address without a page.
 * @public The server loads the built bundle and calls it by this name.
 */
export const pagePattern: WebBundle['pagePattern'] = (path) => {
  if (isPublicPath(path)) return path;
  const screen = SCREEN_PATTERNS.find((pattern) => matchPath(pattern, path) !== null);
  return screen ?? (isAccountPath(path) ? `${ACCOUNT_AREA}*` : null);
};
