import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructNode[];
}

interface TextPart {
  readonly str?: string;
  readonly type?: string;
  readonly id?: string | null;
}

/** A part of the structure that has words of its own. */
export interface PdfPart {
  readonly role: string;
  readonly text: string;
}

/** What a reader and an assistive tool find in a PDF: words page by page, language, title and structure. */
export async function readPdf(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const parts: PdfPart[] = [];
  const outside: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const tree = (await page.getStructTree()) as StructNode | null;
    const marked = markedIn(items);
    pages.push(oneLine(items.map((item) => ('str' in item ? item.str : '')).join(' ')));
    roles.push(...rolesOf(tree));
    parts.push(...partsOf(tree, marked));
    outside.push(...outsideOf(tree, marked));
  }
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null; // declared as an object, is a Map
  await loading.destroy();
  return {
    pages,
    text: pages.join(' '),
    roles,
    /** What has words, in the order in which an assistive tool reads it. */
    parts,
    /** Words that an assistive tool does not read. */
    outside,
    title: Title,
    language: Language,
    isMarked: marks?.get('Marked') === true,
  };
}

/** The words under each mark of a page, by its id; those without one under ''. */
function markedIn(items: readonly TextPart[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: string[] = [];
  for (const { str, type, id } of items) {
    if (type === 'beginMarkedContent' || type === 'beginMarkedContentProps') open.push(id ?? '');
    else if (type === 'endMarkedContent') open.pop();
    else if (str !== undefined) {
      const mark = open.at(-1) ?? '';
      found.set(mark, oneLine(`${found.get(mark) ?? ''} ${str}`));
    }
  }
  return found;
}

function partsOf(node: StructNode | null, marked: ReadonlyMap<string, string>): PdfPart[] {
  if (node === null) return [];
  const { role = '', children = [] } = node;
  const own = children.filter(({ type }) => type === 'content').map(({ id = '' }) => marked.get(id) ?? '');
  const text = oneLine(own.join(' ')).trim();
  return [...(text === '' ? [] : [{ role, text }]), ...children.flatMap((child) => partsOf(child, marked))];
}

function idsOf(node: StructNode | null): string[] {
  if (node === null) return [];
  const { type, id, children = [] } = node;
  return [...(type === 'content' && id !== undefined ? [id] : []), ...children.flatMap(idsOf)];
}

function outsideOf(tree: StructNode | null, marked: ReadonlyMap<string, string>): string[] {
  const inside = new Set(idsOf(tree));
  return [...marked].filter(([id]) => !inside.has(id)).map(([, text]) => text.trim());
}

function rolesOf(node: StructNode | null): string[] {
  if (node === null) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
