import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { wait } from '@/lib/wait';
import { BannerCarousel } from './banner-carousel';

const meta: Meta = { title: 'ui/BannerCarousel' };
export default meta;

const Slide = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <a
    href="#banner"
    className="flex h-36 flex-col justify-end gap-1 bg-ink p-4 text-on-ink -outline-offset-4"
  >
    <span className="text-title">{title}</span>
    <span className="text-label opacity-80">{text}</span>
  </a>
);

const BANNERS = [
  { title: 'Gold, around the clock', text: 'Trade XAU/USD with 0.2 % fee' },
  { title: 'Practise with 10,000', text: 'A demo account that behaves like the real one' },
  { title: 'Interest, every day', text: 'Lock for 30 or 60 days' },
];

const Story = ({ count }: { readonly count: number }) => (
  <BannerCarousel
    label="Offers"
    pauseLabel="Pause"
    playLabel="Play"
    banners={BANNERS.slice(0, count).map((banner, index) => ({
      id: banner.title,
      label: `${index + 1} of ${count}: ${banner.title}`,
      content: <Slide {...banner} />,
    }))}
  />
);

export const Three = () => <Story count={3} />;
export const Single = () => <Story count={1} />;

/** Advances by itself, pauses also by keyboard, and continues. */
export const Paused: StoryObj = {
  render: () => <Story count={3} />,
  play: async ({ canvas, userEvent }) => {
    const inSight = () =>
      canvas.getAllByRole('listitem', { hidden: true }).findIndex((slide) => !slide.inert);
    await expect(inSight()).toBe(0);
    await waitFor(() => expect(inSight()).toBe(1));
    const button = canvas.getByRole('button', { name: 'Pause' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play');
    button.blur();
    await wait(3600);
    await expect(inSight()).toBe(1);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Pause');
    // Neither focus nor pointer pauses it any longer.
    button.blur();
    await userEvent.unhover(button);
    await waitFor(() => expect(inSight()).toBe(2));
  },
};

/** Stays while a finger is on it, of which browsers say that its pointer has left once it scrolls. */
export const Held: StoryObj = {
  render: () => <Story count={3} />,
  play: async ({ canvas }) => {
    const slides = canvas.getAllByRole('listitem', { hidden: true });
    const inSight = () => slides.findIndex((slide) => !slide.inert);
    const [slide] = slides;
    if (!slide) throw new Error('no banner');
    await fireEvent.pointerEnter(slide);
    await fireEvent.touchStart(slide);
    await fireEvent.pointerLeave(slide);
    await wait(3600);
    await expect(inSight()).toBe(0);
    await fireEvent.touchEnd(slide);
    await waitFor(() => expect(inSight()).toBe(1));
  },
};

/** A slide begins where the banner stood and ends with the next one in its place. */
export const Slides: StoryObj = {
  render: () => <Story count={3} />,
  play: async ({ canvas }) => {
    const [slide, next] = canvas.getAllByRole('listitem', { hidden: true });
    const banner = slide?.firstElementChild;
    if (!slide || !next || !banner) throw new Error('no banner');
    const left = (): number => Math.round(banner.getBoundingClientRect().left);
    const [start, width] = [left(), slide.clientWidth];
    const animate = banner.animate.bind(banner);
    const moves: Animation[] = [];
    // Held at its start, so that no machine is too slow to see it.
    banner.animate = (...options) => {
      const move = animate(...options);
      move.pause();
      moves.push(move);
      return move;
    };
    await waitFor(() => expect(next.inert).toBe(false));
    await expect(left()).toBe(start);
    // Both are in sight: a tap opens either.
    await expect(slide.inert).toBe(false);
    for (const move of moves) move.finish();
    await expect(left()).toBe(start - width);
    await waitFor(() => expect(slide.inert).toBe(true));
  },
};
