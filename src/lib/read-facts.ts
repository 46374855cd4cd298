const A_TIME = /\d{1,2}:\d{2}/u;

/** Text on one line, as it is shown: lines and columns are separated by commas, but not from a remark in brackets. */
const lineOf = (element: Element | null): string =>
  (element instanceof HTMLElement ? element.innerText : '')
    .split(/\s*\n\s*/u)
    .filter(Boolean)
    .join(', ')
    .replaceAll(', (', ' (');

/** A line about a record, and the heading that it stands under; empty if there is none. */
interface Fact {
  readonly heading: string;
  readonly text: string;
}

/** What a labelled value, a step of a timeline, or a field to copy says; empty if that is no fact. */
const textOf = (part: Element): string => {
  if (part.matches('li')) {
    const step = lineOf(part);
    return part.ariaCurrent === 'step' || A_TIME.test(step) ? step : '';
  }
  const [label, value] = part.matches('[data-fact]') ? ['span', 'bdi'] : ['dt', 'dd'];
  const shown = lineOf(part.querySelector(value));
  return shown === '' ? '' : `${lineOf(part.querySelector(label))}: ${shown}`;
};

/** The name of a timeline, or the last of `headings` before a part of the same section. */
const headingOf = (part: Element, headings: readonly Element[]): string =>
  part.closest('ol')?.ariaLabel ??
  lineOf(
    headings.findLast(
      (heading) =>
        heading.parentElement?.contains(part) === true &&
        heading.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
    ) ?? null,
  );

/**
 * What an element shows of a record, a line a fact: its title, the steps of its timeline that have a time or are under
 * way, its labelled values, and what it offers to copy. A heading is a line of its own before its facts; what stands
 * under none comes first. What is shown twice is said once. Read from the page, so that a record of any kind says what its
 * user sees; what only customer service needs may be there hidden.
 */
export const readFacts = (element: Element): readonly string[] => {
  const headings = [...element.querySelectorAll('h3')];
  const parts = [...element.querySelectorAll('ol > li, dl > div, [data-fact]')];
  const all: readonly Fact[] = parts.map((part) => ({
    heading: headingOf(part, headings),
    text: textOf(part),
  }));
  const facts = all.filter(
    ({ text }, index) => text !== '' && all.findIndex((fact) => fact.text === text) === index,
  );
  const lines = [...new Set(['', ...facts.map(({ heading }) => heading)])].flatMap((heading) => [
    heading,
    ...facts.filter((fact) => fact.heading === heading).map(({ text }) => text),
  ]);
  return [lineOf(element.querySelector('[data-heading]')), ...lines].filter(Boolean);
};
