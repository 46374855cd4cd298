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

/** Groups in which Tab reaches one element and arrow keys reach the others. */
const GROUPS =
  '[role=radiogroup], [role=tablist], [role=listbox], [role=group]:has(> input[data-length]), fieldset';

/** Rounds of Tab through the page before an element counts as unreachable. */
const ROUNDS = 8;

/** Runs in the page. Returns the elements that are still shown and have not had the focus yet, one line each. */
const notReached = (groups: string): readonly string[] => {
  const { wanted, seen } = Reflect.get(window, 'keyboard');
  return wanted
    .filter((element: HTMLElement) => {
      const group = element.closest(groups);
      const isReached = (one: EventTarget) =>
        one === element || (group !== null && one instanceof Node && group.contains(one));
      return element.checkVisibility({ visibilityProperty: true }) && ![...seen].some(isReached);
    })
    .map((element: HTMLElement) => element.outerHTML.slice(0, 160));
};

/** Visible interactive elements that Tab never reaches, one line each. */
export const findUnreachable = async (page: Page): Promise<readonly string[]> => {
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
  // Several rounds, because Tab can miss elements that a running clock re-renders or a sheet that moves the focus.
  let missing: readonly string[] = [];
  for (let round = 0; round < ROUNDS && (round === 0 || missing.length > 0); round += 1) {
    for (let press = 0; press < count + 2; press += 1) await page.keyboard.press('Tab');
    missing = await page.evaluate(notReached, GROUPS);
  }
  return missing;
};
