import type { FileType } from '@fairlead/contract/vocabulary';
import { isKeyOf, keysOf } from '@fairlead/core/records';
import { strToU8, zipSync } from 'fflate';
import type { AppServices } from '../../context.ts';
import type { Sealed } from '../../database/columns.ts';
import { PERSONAL_DATA, type PersonalData, type PersonalTable } from '../../database/personal-data.ts';
import { openFile } from '../requirement/attachment-files.ts';
import { SEALED_COLUMNS } from '../sealed-columns/sealed-columns.ts';
import { KINDS_WITH_SECRET } from '../outbox/outbox.ts';
import { emailIndex, type User } from '../user/users.ts';
import type { Owner } from '../user/user-store.ts';
import { listFilesOf, listRowsAbout, listSentFilesOf, type PersonalRow } from './personal-data-store.ts';

type Reader = Pick<AppServices, 'db' | 'cipher' | 'providers'>;

type Addressee = Pick<User, 'email' | 'isEmailProven'>;

/** Columns of which a row has one form, encrypted or in clear: the other is null. */
function formsOf(table: PersonalTable): readonly string[] {
  if (!isKeyOf(SEALED_COLUMNS, table)) return [];
  const { into, columns } = SEALED_COLUMNS[table];
  return [into, ...columns];
}

/** A row as the borrower gets it: what is encrypted is opened, and what would help to imitate them is left out. */
function readable(
  { cipher }: Reader,
  table: PersonalTable,
  { opens = {}, holdsJson = [], omits = [] }: PersonalData,
  row: PersonalRow,
): PersonalRow {
  const open = ([column, value]: [string, unknown]): [string, unknown] => {
    const sealedAs = opens[column];
    if (sealedAs === undefined) return [column, value];
    const name = column.replace(/_encrypted$/, '');
    if (value === null) return [name, null];
    const place = { table, row: String(row.id), column: sealedAs };
    const text = cipher.open(place, value as Sealed); // opens names sealed columns
    return [name, holdsJson.includes(column) ? JSON.parse(text) : text];
  };
  const forms = formsOf(table);
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column, value]) => !omits.includes(column) && !(value === null && forms.includes(column)))
      .map(open),
  );
}

/** A message that signs in keeps its time and kind only: its link may still work for anyone who gets the file. */
const withoutSecret = (message: PersonalRow): PersonalRow =>
  KINDS_WITH_SECRET.includes(String(message.template)) ? { ...message, payload: null } : message;

async function readTables(services: Reader, owner: Owner, { email, isEmailProven }: Addressee) {
  const provenEmailIndex = isEmailProven ? emailIndex(services.cipher, email) : null;
  const keys = { ...owner, provenEmailIndex };
  const found: Record<string, readonly PersonalRow[]> = {};
  for (const table of keysOf(PERSONAL_DATA)) {
    const stated: PersonalData = PERSONAL_DATA[table];
    if (stated.isExported !== true) continue;
    const rows = await listRowsAbout(services.db, table, keys);
    const opened = rows.map((row) => readable(services, table, stated, row));
    found[table] = table === 'outbox_messages' ? opened.map(withoutSecret) : opened;
  }
  return found;
}

async function readFiles({ db, cipher }: Reader, owner: Owner): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { id, setId, slug, html, pdf } of await listFilesOf(db, owner)) {
    const open = (column: string, bytes: Uint8Array) =>
      cipher.openBytes({ table: 'documents', row: id, column }, bytes);
    files[`documents/${setId}/${slug}.html`] = open('html_encrypted', html);
    files[`documents/${setId}/${slug}.pdf`] = open('pdf_encrypted', pdf);
  }
  return files;
}

const SUFFIXES = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const satisfies Record<
  FileType,
  string
>;

/** What the borrower sent to prove something. `data.json` has the names that they gave it. */
async function sentFiles(services: Reader, owner: Owner): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const file of await listSentFilesOf(services.db, owner))
    files[`proofs/${file.id}.${SUFFIXES[file.contentType]}`] = await openFile(services, file);
  return files;
}

/** The text of every message that was sent, one file each, except those that sign in. */
function messageFiles(messages: readonly PersonalRow[]): Record<string, Uint8Array> {
  const shown = messages.filter(({ payload }) => payload !== null);
  const files = shown.map(({ id, template, payload, created_at }) => {
    const { subject = '', text = '' } = payload as { subject?: string; text?: string }; // as the outbox wrote it
    const name = `messages/${String(created_at).slice(0, 10)}-${String(template)}-${String(id)}.txt`;
    return [name, strToU8(`${subject}\n\n${text}\n`.trimStart())] as const;
  });
  return Object.fromEntries(files);
}

const CONTENTS = `Everything stored about you.

data.json   every record, by kind, for a computer to read
documents/  your documents as pages and PDFs, exactly as they were shown
messages/   the text of the emails and text messages to you, except sign-in links and codes
proofs/     the photos and PDFs that you sent us
`;

/** Everything about a borrower as a ZIP: records as JSON, documents and messages. */
export async function personalFiles(services: Reader, owner: Owner, user: Addressee): Promise<Uint8Array> {
  const tables = await readTables(services, owner, user);
  return zipSync({
    'contents.txt': strToU8(CONTENTS),
    'data.json': strToU8(JSON.stringify(tables, null, 2)),
    ...messageFiles(tables.outbox_messages ?? []),
    ...(await readFiles(services, owner)),
    ...(await sentFiles(services, owner)),
  });
}
