import ts from 'typescript';

/** One piece of language in a source: a comment, a string or text on a screen, or a name. */
export interface Piece {
  readonly line: number;
  readonly kind: 'names' | 'text';
  readonly text: string;
}

/** `openInterestOf` as words: "open interest of". */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

function commentsIn(source: ts.SourceFile): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      const text = source.text.slice(pos, end).replace(/\n\s*\*\s?/g, ' ');
      pieces.push({ line: lineOf(source, pos), kind: 'text', text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}

const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;

function pieceOf(source: ts.SourceFile, node: ts.Node): Piece | null {
  const line = lineOf(source, node.getStart(source));
  if (ts.isIdentifier(node)) return { line, kind: 'names', text: wordsOf(node.text) };
  const isText =
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node);
  if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return null;
  return { line, kind: 'text', text: node.text.replace(/\s+/g, ' ') };
}

/** Comments, strings, text and names of a TypeScript source. */
export function piecesOfScript(file: string, content: string): Piece[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind);
  const pieces: Piece[] = commentsIn(source);
  const visit = (node: ts.Node): void => {
    const piece = pieceOf(source, node);
    if (piece) pieces.push(piece);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return pieces;
}

/** Every line of a text without its code and the addresses of its links. */
export function piecesOfText(content: string): Piece[] {
  const prose = content.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ' '));
  return prose.split('\n').map((text, index) => ({
    line: index + 1,
    kind: 'text',
    text: text.replace(/`[^`]*`|\]\([^)]*\)/g, ' '),
  }));
}

/** The comments of a style sheet. */
export function piecesOfStyles(content: string): Piece[] {
  return [...content.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({
    line: content.slice(0, match.index).split('\n').length,
    kind: 'text',
    text: match[0].replace(/\s+/g, ' '),
  }));
}
