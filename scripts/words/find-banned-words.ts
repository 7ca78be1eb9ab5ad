import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { BANNED_WORDS, WORD_EXCEPTIONS, type WordException } from './banned-words.ts';
import { piecesOfScript, piecesOfStyles, piecesOfText, type Piece } from './read-words.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly instead: string;
  readonly text: string;
}

const FILES =
  '{*.{md,ts,mjs},.dependency-cruiser.mjs,docs/**/*.md,{packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}}';
const NOT_OURS =
  /node_modules|\/build\/|\.react-router|\.cache|THIRD-PARTY-NOTICES|scripts\/words\/|\.d\.ts$/;

const sources = (): string[] => globSync(FILES, { cwd: ROOT }).filter((file) => !NOT_OURS.test(file));

function piecesOf(file: string): Piece[] {
  const content = readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) return piecesOfText(content);
  return file.endsWith('.css') ? piecesOfStyles(content) : piecesOfScript(file, content);
}

const isExcepted = (file: string, text: string): boolean =>
  WORD_EXCEPTIONS.some((exception) => exception.file === file && text.includes(exception.text));

function findingsIn(file: string): Finding[] {
  return piecesOf(file).flatMap(({ line, kind, text }) =>
    BANNED_WORDS.flatMap(({ word, instead, where = kind }) => {
      const found = where === kind && !isExcepted(file, text) ? word.exec(text) : null;
      return found ? [{ file, line, word: found[0], instead, text: text.trim() }] : [];
    }),
  );
}

/** Every banned word in our own sources, under `folder` if one is given. */
export function findBannedWords(folder = ''): Finding[] {
  return sources()
    .filter((file) => file.startsWith(folder))
    .flatMap(findingsIn);
}

/** Exceptions that no source needs any more. */
export function unusedExceptions(): WordException[] {
  return WORD_EXCEPTIONS.filter(
    ({ file, text }) => !piecesOf(file).some((piece) => piece.text.includes(text)),
  );
}
