import wrapAnsi from 'wrap-ansi';

/** A text in lines of at most `width` columns of a terminal, broken at spaces, or inside a word that is longer than a line. */
export const wrap = (text: string, width: number): readonly string[] =>
  wrapAnsi(text, width, { hard: true }).split('\n');

/** A text in lines of at most `width` columns, behind `indent` spaces and its own; the lines after the first two more. */
export const indented = (text: string, indent: number, width: number): readonly string[] => {
  const all = indent + text.length - text.trimStart().length;
  const [head = '', ...rest] = wrap(text.trim(), width - all - 2);
  return [' '.repeat(all) + head, ...rest.map((line) => ' '.repeat(all + 2) + line)];
};
