/** Characters that take two columns of a terminal: East Asian scripts, full-width forms, emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\p{Emoji_Presentation}]/u;
const MARK = /\p{Mark}/u;

const columnsOf = (character: string): number => {
  if (MARK.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
};

/** The columns that a text takes. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + columnsOf(character), 0);

/** A word in parts of at most `width` columns. */
const partsOf = (word: string, width: number): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (widthOf(part) + columnsOf(character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
};

/** A text in lines of at most `width` columns, broken at spaces, or inside a word that is longer than a line. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line: string | undefined;
  for (const part of text.split(' ').flatMap((word) => partsOf(word, width))) {
    if (line !== undefined && widthOf(line) + 1 + widthOf(part) <= width) line += ` ${part}`;
    else {
      if (line !== undefined) lines.push(line);
      line = part;
    }
  }
  return [...lines, line ?? ''];
};

/** A text in lines of at most `width` columns, behind `indent` spaces and its own; the lines after the first two more. */
export const indented = (text: string, indent: number, width: number): readonly string[] => {
  const all = indent + text.length - text.trimStart().length;
  const [head = '', ...rest] = wrap(text.trim(), width - all - 2);
  return [' '.repeat(all) + head, ...rest.map((line) => ' '.repeat(all + 2) + line)];
};
