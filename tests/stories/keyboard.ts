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

/** Times that Tab goes through the page before an element counts as out of reach. */
const ROUNDS = 8;

/** Runs in the page: what has not had the focus since the first round, a line each. */
const notReached = (groups: string): readonly string[] => {
  const { wanted, seen } = Reflect.get(window, 'keyboard');
  return wanted
    .filter((element: HTMLElement) => {
      const group = element.closest(groups);
      const isReached = (one: EventTarget) =>
        one === element || (group !== null && one instanceof Node && group.contains(one));
      return element.isConnected && ![...seen].some(isReached);
    })
    .map((element: HTMLElement) => element.outerHTML.slice(0, 160));
};

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
  // Around again, a few times: what a running clock renders again, or a sheet that moves the focus itself, may be passed over.
  let missing: readonly string[] = [];
  for (let round = 0; round < ROUNDS && (round === 0 || missing.length > 0); round += 1) {
    for (let press = 0; press < count + 2; press += 1) await page.keyboard.press('Tab');
    missing = await page.evaluate(notReached, GROUPS);
  }
  return missing;
};
