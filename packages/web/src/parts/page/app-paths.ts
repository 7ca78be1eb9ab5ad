import { ACCOUNT, SANDBOX } from '@fairlead/contract/web/account-paths';
import { SCREENS } from '../../paths.ts';

const BELOW_ACCOUNT = new RegExp(`^${ACCOUNT}(?:/[^.%]*)?$`);
const OTHER_SCREENS: readonly string[] = Object.values(SCREENS).filter((path) => !BELOW_ACCOUNT.test(path));

/** What comes before the parameter of an address, such as `/pay/` of `/pay/:token`. */
const BEFORE_PARAMETERS = OTHER_SCREENS.flatMap((path) => /^.*(?=:)/.exec(path) ?? []);

const ACCOUNT_AREA = /^\/account(?:\/[^.%]*)?$/;

/** Whether a path is a screen of the application; none needs escapes. Every other link loads a document. */
export function isAppPath(path: string): boolean {
  return (
    BELOW_ACCOUNT.test(path) ||
    OTHER_SCREENS.includes(path) ||
    BEFORE_PARAMETERS.some((start) => path.startsWith(start))
  );
}

/** Below the account an address that leads to no screen is answered inside the shell too. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT_AREA.test(path);
}

/** The sandbox has pages outside production only. */
export function isSandboxPath(path: string): boolean {
  return path === SANDBOX || path.startsWith(`${SANDBOX}/`);
}
