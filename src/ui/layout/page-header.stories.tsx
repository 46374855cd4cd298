import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../feedback/badge';
import { IconButton } from '../action/icon-button';
import { ReceiptIcon } from '../icons';
import { PageHeader } from './page-header';
import { Strip } from '../feedback/strip';

const meta: Meta = { title: 'ui/PageHeader', parameters: { layout: 'fullscreen' } };
export default meta;

const back = { label: 'Back', onBack: () => undefined };
const actions = <IconButton label="Records" icon={<ReceiptIcon size={24} />} />;

export const WithBack = () => <PageHeader title="Top up" back={back} actions={actions} />;
export const Root = () => (
  <PageHeader
    title="Assets"
    actions={
      <>
        <Badge>Demo</Badge>
        {actions}
      </>
    }
  />
);
export const LongTitle = () => (
  <PageHeader title="Auszahlungsanschriften und Bankverbindungen" back={back} actions={actions} />
);

/** The widest words of titles in any language, and one that no screen has room for. */
const WIDE_WORDS = [
  'Benachrichtigungen',
  'Transaktionspasswort',
  'Kontraktbedingungen',
  'Code d’authentification',
];
const TOO_WIDE = 'Auszahlungsbestätigungsbenachrichtigungen';

/** At twice the text size. */
export const WideWords: StoryObj = {
  render: () => (
    <>
      {[...WIDE_WORDS, TOO_WIDE].map((title) => (
        // A page has one banner: of several, each is in a part of its own.
        <article key={title}>
          <PageHeader title={title} back={back} actions={actions} />
        </article>
      ))}
    </>
  ),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    // The letters that stand in for the font are wider.
    await document.fonts.ready;
    for (const heading of canvas.getAllByRole('heading', { level: 1 })) {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const { right } = text.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 16);
      // A word of a title of ours stays whole.
      const isOneWord = WIDE_WORDS.slice(0, 3).includes(heading.textContent);
      if (isOneWord) await expect(text.getClientRects()).toHaveLength(1);
    }
  },
};

export const Offline = () => (
  <PageHeader title="Quotes">
    <Strip>Delayed: reconnecting</Strip>
  </PageHeader>
);

const went = fn();

export const GoneBack: StoryObj = {
  render: () => <PageHeader title="Top up" back={{ label: 'Back', onBack: went }} />,
  play: async ({ canvas, userEvent }) => {
    went.mockClear();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Top up' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(went).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(went).toHaveBeenCalledTimes(2);
  },
};
