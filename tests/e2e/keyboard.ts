import { expect, type Locator } from '@playwright/test';
import { pastDoubleTap, type App } from './app';

/** More presses than any screen has controls. */
const MOST_PRESSES = 80;

/** What is wrong with the focus: lost, not visible, or hidden behind something; `undefined` if nothing is. */
const problemOfFocus = ({ page }: App): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'lost';
    // The heading of what has just opened is read out, and Tab goes on from it.
    if (focused.matches('h1, h2, dialog, [role=dialog]')) return;
    const name = focused.outerHTML.slice(0, 160);
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    if (onTop === null) return `out of sight: ${name}`;
    const isCovered = !focused.contains(onTop) && !onTop.contains(focused);
    if (isCovered) return `covered by ${onTop.outerHTML.slice(0, 160)}: ${name}`;
    // A field shows its focus by the frame around it.
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const isMarked = frames.some((element) => {
      if (element === null || element === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return isMarked ? undefined : `not marked: ${name}`;
  });

/** The focus comes to rest where it is seen. */
export const expectFocusSeen = (app: App): Promise<void> =>
  expect.poll(() => problemOfFocus(app)).toBeUndefined();

/** Presses Tab, or Shift and Tab, until a control has the focus, which must be seen at each step on the way. */
export const tabTo = async (
  app: App,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  const { page } = app;
  await expect(control).toBeVisible();
  const hasFocus = (): Promise<boolean> =>
    control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < MOST_PRESSES && !(await hasFocus()); press += 1) {
    await page.keyboard.press(key);
    // From the last control, Tab leaves the page for the browser's own. A page may still scroll to what has the focus.
    await expect
      .poll(async () => (await problemOfFocus(app)) ?? 'seen')
      .toMatch(/^(?:seen|lost)$/u);
  }
  await expect(control).toBeFocused();
};

/** Reaches a control by Tab, or Shift and Tab, and presses Enter on it. */
export const pressOn = async (
  app: App,
  control: Locator,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> => {
  await tabTo(app, control, key);
  await pastDoubleTap(app.page);
  await app.page.keyboard.press('Enter');
};

/** Reaches a field by Tab, and types into it. */
export const typeInto = async (app: App, field: Locator, text: string): Promise<void> => {
  await tabTo(app, field);
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.page.keyboard.type(text);
};

/** The focus is somewhere in `part`, and not lost. */
export const expectFocusIn = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);

/** Closes the open sheet by Escape: the focus is back on what opened it. */
export const escapeTo = async ({ page }: App, opener: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
};
