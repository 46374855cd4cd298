import type { Page } from '@playwright/test';

const INTERACTIVE = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...['button', 'checkbox', 'link', 'option', 'radio', 'slider', 'switch', 'tab'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/** One of these is reached by Tab, the others by arrows. */
const GROUPS =
  '[role=radiogroup], [role=tablist], [role=listbox], [role=group]:has(> input[data-length]), fieldset';

/** Interactive elements in sight that Tab never comes to: a line each, none if all are reached. */
export const unreached = async (page: Page): Promise<readonly string[]> => {
  const count = await page.evaluate((interactive) => {
    const modal = [
      ...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]'),
    ].at(-1);
    const wanted = [...(modal ?? document).querySelectorAll<HTMLElement>(interactive)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 2 &&
        !element.matches(
          ':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true], [aria-hidden=true] *',
        ),
    );
    const seen = new Set<EventTarget | null>();
    document.addEventListener('focusin', ({ target }) => seen.add(target));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    Object.assign(window, { keyboard: { wanted, seen } });
    return wanted.length;
  }, INTERACTIVE);
  // Twice around: what a running clock draws anew may be passed over once.
  for (let press = 0; press < 2 * count + 3; press += 1) await page.keyboard.press('Tab');
  return page.evaluate((groups) => {
    const { wanted, seen } = Reflect.get(window, 'keyboard');
    return wanted
      .filter((element: HTMLElement) => {
        const group = element.closest(groups);
        const isReached = (one: EventTarget) =>
          one === element || (group !== null && one instanceof Node && group.contains(one));
        return element.isConnected && ![...seen].some(isReached);
      })
      .map((element: HTMLElement) => element.outerHTML.slice(0, 160));
  }, GROUPS);
};
