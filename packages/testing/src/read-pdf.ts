import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type StructNode = { readonly role?: string; readonly children?: readonly StructNode[] };

/** What a reader and an assistive tool find in a PDF: words page by page, language, title and structure. */
export async function readPdf(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(oneLine(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
    roles.push(...rolesOf((await page.getStructTree()) as StructNode | null));
  }
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null; // declared as an object, is a Map
  await loading.destroy();
  return {
    pages,
    text: pages.join(' '),
    roles,
    title: Title,
    language: Language,
    isMarked: marks?.get('Marked') === true,
  };
}

function rolesOf(node: StructNode | null): string[] {
  if (node === null) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
