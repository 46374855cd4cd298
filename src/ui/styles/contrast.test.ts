import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const blockOf = (selector: string): ReadonlyMap<string, string> => {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/gu)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
};

const light = blockOf(':root');
const themes = { light, dark: new Map([...light, ...blockOf('.dark')]) } as const;

/** WCAG 2.2, relative luminance. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (theme: ReadonlyMap<string, string>, text: string, ground: string): number => {
  const [one = 0, two = 0] = [text, ground].map((name) => luminance(theme.get(name) ?? '#808080'));
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
};

const HUES = ['green', 'red', 'blue', 'orange', 'warn'] as const;
const TEXTS = ['ink', 'ink-2', 'ink-3', ...HUES] as const;

describe.each(Object.entries(themes))('colours of the %s theme', (_name, theme) => {
  it.each(TEXTS)('%s is readable on every background', (text) => {
    for (const ground of ['bg', 'surface', 'sunken']) {
      expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(HUES)('%s is readable on its own tinted background', (hue) => {
    expect(contrast(theme, hue, `${hue}-soft`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['green', 'red', 'blue', 'orange'])('text is readable on a button of %s', (fill) => {
    expect(contrast(theme, 'on-fill', fill)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines of controls are visible, and the dock is readable', () => {
    for (const ground of ['bg', 'surface', 'sunken']) {
      expect(contrast(theme, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme, 'dock-idle', 'dock')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, 'dock-selected', 'dock')).toBeGreaterThanOrEqual(4.5);
  });
});

/** Each pair of up and down colours: the choices of src/features/direction-colors/, and Korea's convention. */
const PAIRS = ['green-up', 'red-up', 'red-up-blue-down', 'safe'] as const;

it.each(PAIRS)(
  'up and down of %s are two of the measured colours, each with its soft one',
  (name) => {
    const body = css.slice(css.indexOf(`[data-updown='${name}'] {`)).split('}')[0] ?? '';
    const used = new Map(
      [...body.matchAll(/--([\w-]+): var\(--([\w-]+)\)/gu)].map(([, role = '', hue = '']) => [
        role,
        hue,
      ]),
    );
    const [up, down] = [used.get('up'), used.get('down')];
    expect(HUES).toContain(up);
    expect(HUES).toContain(down);
    expect(up).not.toBe(down);
    expect([used.get('up-soft'), used.get('down-soft')]).toEqual([`${up}-soft`, `${down}-soft`]);
  },
);
