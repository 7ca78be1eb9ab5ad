/** What text is set in: the words of one belong together. */
const BLOCKS =
  'h1, h2, h3, p, li, dt, dd, summary, caption, th, td, div, section, header, aside, .manage-loan li > *';

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Sentences end before a capital, a figure or an amount. */
const split = (text: string): readonly string[] => tidy(text).split(/(?<=[.?!]) (?=[A-Z£\d])/);

/** Every sentence that a reader of the element finds, in order; of a list of figures “name: figure”. */
export function sentencesOf(root: HTMLElement): readonly string[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const block = parentElement?.closest(BLOCKS) ?? root;
    texts.set(block, `${texts.get(block) ?? ''}${textContent}`);
  }
  const blocks = [...texts].filter(([, text]) => tidy(text) !== '');
  return blocks.flatMap(([block, text], index) => {
    if (block.tagName === 'DT') return [];
    const [before, name = ''] = blocks[index - 1] ?? [];
    return block.tagName === 'DD' && before?.tagName === 'DT'
      ? [`${tidy(name)}: ${tidy(text)}`]
      : split(text);
  });
}
