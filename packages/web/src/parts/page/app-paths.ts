const SCREENS = /^\/(?:account\/borrow(?:\/[^.%]*)?|login|logout|view-document|sandbox(?:\/inbox)?)$/;

const ACCOUNT = /^\/account(?:\/[^.%]*)?$/;

/** Whether a path is a screen of the application; none needs escapes. Every other link loads a document. */
export function isAppPath(path: string): boolean {
  return SCREENS.test(path);
}

/** Below the account an address that leads to no screen is answered inside the shell too. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT.test(path);
}

/** The sandbox has pages outside production only. */
export function isSandboxPath(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}
