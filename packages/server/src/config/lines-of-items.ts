const STRING = /"(?:[^"\\]|\\.)*"/y;

/**
 * The line, counted from 1, on which each item of a JSON list of objects begins. The text has to be valid JSON: then a
 * bracket outside a string is always one of the structure.
 */
export function linesOfItems(json: string): number[] {
  const lines: number[] = [];
  let [line, depth] = [1, 0];
  for (let at = 0; at < json.length; at += 1) {
    STRING.lastIndex = at;
    const text = STRING.exec(json);
    if (text) at += text[0].length - 1;
    else if (json[at] === '\n') line += 1;
    else if (json[at] === '{' || json[at] === '[') {
      if (depth === 1) lines.push(line);
      depth += 1;
    } else if (json[at] === '}' || json[at] === ']') depth -= 1;
  }
  return lines;
}
