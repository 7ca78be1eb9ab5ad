// npm run new-brand -- <id>: copies the template of a brand, adds it to the list of brands, and its settings to the
// example of settings. Nothing is filled in: the build then names every value that is missing.
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inRoot } from './root.ts';

const SOURCES = 'packages/brands/src';
const LIST = `${SOURCES}/brand-list.ts`;
const SETTINGS = '.env.example';
const TEMPLATE = 'template';

/** The id is a name in the sources, a folder and the first label of a host. */
const FITTING = /^[a-z]{2,20}$/;
const WORDS_OF_THE_LANGUAGE =
  /^(as|async|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|null|of|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

const [id = ''] = process.argv.slice(2);
const refusal = whyNot();
if (refusal === undefined) add();
else {
  console.error(`${refusal}\nUse: npm run new-brand -- <id>`);
  process.exitCode = 1;
}

function whyNot(): string | undefined {
  if (id === '') return 'Which brand? An id is missing.';
  if (!FITTING.test(id)) return `"${id}" does not fit: an id has 2 to 20 letters, a to z, all small.`;
  if (WORDS_OF_THE_LANGUAGE.test(id) || id === 'www')
    return `"${id}" means something else: choose another id.`;
  if (existsSync(inRoot(SOURCES, id))) return `"${id}" is taken: ${SOURCES}/${id} is there already.`;
  return undefined;
}

function add(): void {
  const folder = inRoot(SOURCES, id);
  cpSync(inRoot(SOURCES, TEMPLATE), folder, { recursive: true });
  renameSync(path.join(folder, `${TEMPLATE}.ts`), path.join(folder, `${id}.ts`));
  for (const name of [`${id}.ts`, 'config.ts']) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(new RegExp(`\\b${TEMPLATE}\\b`, 'g'), id));
  }
  const [comment = '', ...brands] = readFileSync(inRoot(LIST), 'utf8').trimEnd().split('\n');
  const lines = [...brands, `export { ${id} } from './${id}/${id}.ts';`].toSorted();
  writeFileSync(inRoot(LIST), `${[comment, ...lines].join('\n')}\n`);
  const settings = readFileSync(inRoot(SETTINGS), 'utf8');
  const ownSettings = settings.replaceAll(/^(\w+_)LENDABLE=$/gm, `$&\n$1${id.toUpperCase()}=`);
  writeFileSync(inRoot(SETTINGS), ownSettings);
  console.log(`${id} is in ${LIST}; ${SOURCES}/${id} holds ${readdirSync(folder).join(', ')}.

Next:
  npm run build      names every value that is still missing, and what belongs there
  npm run artwork    draws its pictures, once nothing else is missing
  npm start          http://${id}.localhost:3000

docs/brand-guide.md says what each file is for.`);
}
