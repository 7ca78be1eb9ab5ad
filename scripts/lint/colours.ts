const HEX = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})`;
const FUNCTION = String.raw`(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`;
const NAMES =
  'black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange|pink|brown|gold|cyan|magenta|crimson|tomato|salmon|coral|indigo|violet|rebeccapurple|whitesmoke|gainsboro|ivory|beige|tan|khaki|(?:dark|light|medium|pale|deep|hot|dim)[a-z]+';

const WHOLE_TEXT = new RegExp(`^${HEX}$|\\b${FUNCTION}`, 'i');
const DECLARED = new RegExp(`${HEX}\\b|\\b${FUNCTION}|(?<![-\\w])(?:${NAMES})(?![-\\w(])`, 'i');

/** Whether a piece of program text is a colour (`#1a2b3c`) or makes one (`oklch(…)`). */
export const isColourText = (text: string): boolean => WHOLE_TEXT.test(text.trim());

/** The first colour written out in the value of a CSS declaration, names of colours included. */
export const colourInDeclaration = (value: string): string | undefined => DECLARED.exec(value)?.[0];
