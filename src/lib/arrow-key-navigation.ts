const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;

const walk = (list: HTMLElement, selector: string, event: KeyboardEvent): void => {
  // During composition, arrow keys belong to the input method.
  if (event.isComposing) return;
  const stops = [...list.querySelectorAll<HTMLElement>(`input, ${selector}`)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (isTyped(event)) {
    // Typing while a line has the focus continues in the search field.
    if (at > 0 && stops[0] instanceof HTMLInputElement) stops[0].focus();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/**
 * A ref callback for a container with a search field and the lines that match `selector`. Arrow keys move the focus
 * among them; typing on a line continues in the field.
 */
export const arrowKeyNavigation = (selector: string) => (list: HTMLElement | null) => {
  if (list === null) return undefined;
  const onKeyDown = (event: KeyboardEvent): void => walk(list, selector, event);
  list.addEventListener('keydown', onKeyDown);
  return () => list.removeEventListener('keydown', onKeyDown);
};
