const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;

const walk = (list: HTMLElement, selector: string, event: KeyboardEvent): void => {
  // The arrows belong to the list of suggestions while a word is being composed.
  if (event.isComposing) return;
  const stops = [...list.querySelectorAll<HTMLElement>(`input, ${selector}`)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (isTyped(event)) {
    // What is typed on a line goes on with the search.
    if (at > 0 && stops[0] instanceof HTMLInputElement) stops[0].focus();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** A ref for a search field and its lines, which `selector` finds: the arrow keys walk through them, and typing on a line goes on in the field. */
export const walkArrows = (selector: string) => (list: HTMLElement | null) => {
  if (list === null) return undefined;
  const onKeyDown = (event: KeyboardEvent): void => walk(list, selector, event);
  list.addEventListener('keydown', onKeyDown);
  return () => list.removeEventListener('keydown', onKeyDown);
};
