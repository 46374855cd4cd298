import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MARKUP_ATTACKS } from '../../../tests/support/attacks';
import { RichText } from './rich-text';

const meta: Meta = { title: 'ui/RichText' };
export default meta;

export const Article = () => (
  <RichText html="<h2>Trading hours</h2><p>Forex is <strong>closed</strong> at the weekend.</p><ul><li>Opens on Sunday, 22:00 UTC</li><li>Closes on Friday, 22:00 UTC</li></ul>" />
);

/** What `src/lib/sanitise-html.ts` lets through, and the frame of the story. */
const ALLOWED =
  /^(?:P|BR|HR|BLOCKQUOTE|H[2-4]|[UO]L|LI|A|B|STRONG|I|EM|U|S|SU[BP]|CODE|PRE|T(?:ABLE|HEAD|BODY|R|H|D))$/u;

const attributesOf = (element: Element): readonly string[] =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`);

/** Whatever a server sends: text, and links to the screen that names their host. Nothing runs, asks or loads. */
export const Hostile: StoryObj = {
  render: () => (
    <div data-testid="articles">
      {MARKUP_ATTACKS.map((html) => (
        <RichText key={html} html={html} />
      ))}
      <RichText html={MARKUP_ATTACKS.join('')} />
    </div>
  ),
  play: async ({ canvas }) => {
    const articles = [...canvas.getByTestId('articles').children];
    const nodes = articles.flatMap((article) => [...article.querySelectorAll('*')]);
    await expect(articles).toHaveLength(MARKUP_ATTACKS.length + 1);
    await expect(nodes.filter(({ tagName }) => !ALLOWED.test(tagName))).toEqual([]);
    const attributes = new Set(nodes.flatMap(attributesOf));
    await expect([...attributes]).toEqual([
      'href=#/pages/webview/index?url=https%3A%2F%2Fevil.example',
      'href=#/pages/webview/index?url=https%3A%2F%2Fevil.example%2Flogin',
    ]);
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(loaded.filter((url) => url.includes('evil.example'))).toEqual([]);
    await expect(canvas.getAllByText('Text')[0]).toBeVisible();
  },
};
