/** A step in the page: what it does, the pattern of the name or text, and what is typed. */
export type Step = readonly [
  kind: 'see' | 'alone' | 'tap' | 'confirm' | 'fill' | 'puzzle',
  pattern: string,
  value: string,
];

// These functions run in the page as text. They are declared with `function`, which keeps their names, and name nothing else.

function plainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/gu, ' ').trim();
}

/** The front dialog. */
function frontDialog(): Element | undefined {
  return [...document.querySelectorAll('[role=dialog],[role=alertdialog]')]
    .filter((element) => element.checkVisibility())
    .at(-1);
}

/** The visible elements, those of the front dialog before the page behind it. */
function visible(selector: string): readonly HTMLElement[] {
  const dialog = frontDialog();
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility(),
  );
  return [...shown.filter((one) => dialog?.contains(one)), ...shown];
}

function isField(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function labelOf(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const labels = isField(element) ? [...(element.labels ?? [])] : [];
  const named = ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  const own = element.getAttribute('aria-label');
  return plainText([own, ...named, ...labels.map((one) => one.textContent)].join(' '));
}

/** A tap within half a second of another is a double tap (specification, section 9): then it is tried again. `isInDialog`: not on the page behind. */
function tap(regex: RegExp, isInDialog: boolean): boolean {
  const { dataset } = document.body;
  if (performance.now() - Number(dataset['lastTap'] ?? -1000) < 600) return false;
  const target = visible(
    'button,a,[role=button],[role=radio],[role=switch],[role=checkbox],[role=tab],label',
  ).find(
    (one) =>
      (!isInDialog || frontDialog()?.contains(one)) &&
      (regex.test(plainText(one.innerText)) || regex.test(labelOf(one))) &&
      !one.matches(':disabled,[aria-disabled=true]'),
  );
  if (target === undefined) return false;
  dataset['lastTap'] = String(performance.now());
  target.click();
  return true;
}

function fill(regex: RegExp, value: string): boolean {
  const field = visible('textarea,input:not([type=file],[type=radio],[type=checkbox])').find(
    (one) => regex.test(labelOf(one)),
  );
  if (!isField(field) || field.disabled) return false;
  field.focus();
  // React hears of a value only by the setter of the prototype.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Turns the slide puzzle by one key; done once its hint says so. */
function turnPuzzle(): boolean {
  const slider = document.querySelector('[role=slider],input[type=range]');
  const hint = slider?.getAttribute('aria-valuetext') ?? '';
  if (slider === null || hint === '') return false;
  const isThere = hint.startsWith('Here');
  const arrow = hint.startsWith('Move left') ? 'ArrowLeft' : 'ArrowRight';
  // With Shift, an arrow moves the piece by 8 % of the way.
  const shiftKey = !isThere && Number(/\d+/u.exec(hint)?.[0]) > 8;
  const key = isThere ? 'Enter' : arrow;
  slider.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
  slider.dispatchEvent(new KeyboardEvent('keyup', { key, shiftKey, bubbles: true }));
  return isThere;
}

function act([kind, pattern, value]: Step): boolean {
  const regex = new RegExp(pattern, 'u');
  if (kind === 'alone') return frontDialog() === undefined;
  if (kind === 'see') return regex.test(plainText(document.body.innerText));
  if (kind === 'tap' || kind === 'confirm') return tap(regex, kind === 'confirm');
  return kind === 'fill' ? fill(regex, value) : turnPuzzle();
}

/** The expression that makes a step: true once it is done, false to be tried again. */
export const expressionOf = (step: Step): string =>
  `(() => {${[plainText, frontDialog, visible, isField, labelOf, tap, fill, turnPuzzle, act].map(String).join('\n')}
  return act(${JSON.stringify(step)}); })()`;

/** The expression of the text in front: of the front dialog, else of the page. */
export const FRONT_TEXT = `(() => {${String(frontDialog)}
  return (frontDialog() ?? document.body).innerText; })()`;
