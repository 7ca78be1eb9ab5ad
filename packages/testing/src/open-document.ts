import type { TestServer } from './start-test-server.ts';

/** Asks for a document as a script of the page does. */
export function openDocument(server: TestServer, path: string, token: string | null): Promise<Response> {
  return server.fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
}

/** Asks for it as the browser does when a link is followed. */
export function openDocumentByCookie(
  server: TestServer,
  path: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
  return server.fetch(path, { headers: { ...headers, cookie } });
}
