/** Whether one of a brand's experiments is about a page that is shown before anyone is signed in. */
export const comparesByBrowser = (
  experiments: readonly { readonly unit: 'borrower' | 'browser' }[],
): boolean => experiments.some(({ unit }) => unit === 'browser');
