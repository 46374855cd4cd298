import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './rich-text';

const meta: Meta = { title: 'ui/RichText' };
export default meta;

export const Article = () => (
  <RichText html="<h2>Trading hours</h2><p>Forex is <strong>closed</strong> at the weekend.</p><ul><li>Opens on Sunday, 22:00 UTC</li><li>Closes on Friday, 22:00 UTC</li></ul>" />
);

const HOSTILE = [
  '<p onclick="window.hit = 1">Text</p>',
  '<img src="x" onerror="window.hit = 1">',
  '<script>window.hit = 1</script>',
  '<svg><a xlink:href="javascript:window.hit=1">drawn</a></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body { display: none }</style>',
  '<a href="javascript:window.hit=1">script</a>',
  '<a href="https://news.example/one">news</a>',
  '<math><mtext><style><img src onerror="window.hit=1"></style></mtext></math>',
].join('');

/** Whatever a server sends: text and links, nothing that runs, asks or loads. */
export const Hostile: StoryObj = {
  render: () => (
    <div data-testid="article">
      <RichText html={HOSTILE} />
    </div>
  ),
  play: async ({ canvas }) => {
    const article = canvas.getByTestId('article');
    await expect(
      article.querySelectorAll('img, script, svg, iframe, form, input, style'),
    ).toHaveLength(0);
    await expect(article.innerHTML).not.toMatch(/javascript:|onclick|onerror|src=/u);
    await expect(Reflect.get(window, 'hit')).toBeUndefined();
    await expect(canvas.getByText('Text')).toBeVisible();
    await expect(canvas.getByText('script')).not.toHaveAttribute('href');
    const link = canvas.getByRole('link', { name: 'news' });
    await expect(link).toHaveAttribute('href', 'https://news.example/one');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
