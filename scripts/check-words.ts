// node scripts/check-words.ts [folder]: prints every banned word with its place and the plain word for it.
import { findBannedWords } from './words/find-banned-words.ts';

const findings = findBannedWords(process.argv[2]);
for (const { file, line, word, instead, text } of findings) {
  console.log(`${file}:${line}  "${word}" (${instead}): ${text.slice(0, 120)}`);
}
console.log(`${findings.length} banned words`);
process.exitCode = findings.length > 0 ? 1 : 0;
