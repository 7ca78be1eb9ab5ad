const SCREENS = /^\/(?:account(?:\/[^.%]*)?|login|logout|view-document|sandbox(?:\/inbox)?)$/;

/** Whether a path is a screen of the application; none needs escapes. Every other link loads a document. */
export function isAppPath(path: string): boolean {
  return SCREENS.test(path);
}

/** The sandbox has pages outside production only. */
export function isSandboxPath(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}
