/** Whether the browser loaded its document from the address that it shows: the content policy is the document's. */
export function isDocumentOfThisPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || new URL(navigation.name).pathname === window.location.pathname;
}
