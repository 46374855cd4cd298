const A_TIME = /\d{1,2}:\d{2}/u;

/** Text on one line, as it is shown: lines and columns are separated by commas, but not from a remark in brackets. */
const lineOf = (element: Element | null): string =>
  (element instanceof HTMLElement ? element.innerText : '')
    .split(/\s*\n\s*/u)
    .filter(Boolean)
    .join(', ')
    .replaceAll(', (', ' (');

/**
 * What an element shows of a record, a line a fact: its heading, the steps of its timeline that have a time or are
 * under way, its labelled values, and what it offers to copy. Read from the page, so that a record of any kind says
 * exactly what its user sees.
 */
export const readFacts = (element: Element): readonly string[] => {
  const steps = [...element.querySelectorAll('ol > li')]
    .map((step) => ({ text: lineOf(step), isCurrent: step.ariaCurrent === 'step' }))
    .filter(({ text, isCurrent }) => isCurrent || A_TIME.test(text));
  const copied = [...element.querySelectorAll('[data-fact]')].map(
    (field) => `${lineOf(field.querySelector('span'))}: ${lineOf(field.querySelector('bdi'))}`,
  );
  const values = [...element.querySelectorAll('dl > div')].map((row) => {
    const value = lineOf(row.querySelector('dd'));
    return value === '' ? '' : `${lineOf(row.querySelector('dt'))}: ${value}`;
  });
  return [
    lineOf(element.querySelector('[data-heading]')),
    ...values,
    ...copied,
    ...steps.map(({ text }) => text),
  ].filter(Boolean);
};
