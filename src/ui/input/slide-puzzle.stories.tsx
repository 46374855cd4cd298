import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { toPuzzle, TRAVEL } from './puzzle';
import { SlidePuzzle } from './slide-puzzle';

const meta: Meta = { title: 'ui/SlidePuzzle' };
export default meta;

const solved = fn();

const Story = ({ seed }: { readonly seed: number }) => (
  <SlidePuzzle
    seed={seed}
    onSolved={solved}
    texts={{
      prompt: 'Slide the piece into the gap',
      solved: 'Solved',
      failed: 'Not quite: here is another one',
      another: 'Another picture',
      hint: (hint) =>
        hint.kind === 'there'
          ? 'Here: press Enter'
          : `Move ${hint.kind}, ${hint.percent} percent to go`,
    }}
  />
);

export const Default = () => <Story seed={7} />;
export const Another = () => <Story seed={20} />;

/** By screen reader: the slider's text is the only information about the target. */
export const ByKeys: StoryObj = {
  render: () => <Story seed={7} />,
  play: async ({ canvas, userEvent }) => {
    solved.mockClear();
    const slider = await canvas.findByRole('slider', { name: 'Slide the piece into the gap' });
    const said = () => slider.getAttribute('aria-valuetext') ?? '';
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not quite: here is another one');
    await expect(slider).toHaveValue('0');
    // A large step is 7 percent of the range.
    while (/right, (?:[89]|\d\d) /u.test(said())) await userEvent.keyboard('{PageUp}');
    while (said().startsWith('Move right')) await userEvent.keyboard('{ArrowRight}');
    await expect(said()).toBe('Here: press Enter');
    await expect(solved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(solved).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Solved');
    await expect(slider).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Another picture' })).toBeNull();
  },
};

/** Drags the thumb so that the piece is at `at`. */
const slideTo = async (slider: HTMLElement, at: number): Promise<void> => {
  const thumb = slider.parentElement?.getBoundingClientRect();
  const track = slider.parentElement?.parentElement?.getBoundingClientRect();
  if (thumb === undefined || track === undefined) throw new Error('no track');
  const from = { clientX: thumb.x + thumb.width / 2, clientY: thumb.y + thumb.height / 2 };
  const way = ((track.width - thumb.width) * at) / TRAVEL;
  const to = { ...from, clientX: track.x + thumb.width / 2 + way };
  const held = { button: 0, buttons: 1, pointerType: 'mouse' };
  await fireEvent.pointerDown(slider, { ...held, ...from });
  await fireEvent.pointerMove(document, { ...held, ...from, clientX: from.clientX + 20 });
  await fireEvent.pointerMove(document, { ...held, ...to });
  await fireEvent.pointerUp(document, { ...held, ...to, buttons: 0 });
};

export const ByPointer: StoryObj = {
  render: () => <Story seed={7} />,
  play: async ({ canvas, userEvent }) => {
    solved.mockClear();
    const slider = await canvas.findByRole('slider');
    await slideTo(slider, 40);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not quite: here is another one');
    await expect(solved).not.toHaveBeenCalled();
    // Each failure, and the button, shows the picture of the next seed.
    await userEvent.click(canvas.getByRole('button', { name: 'Another picture' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await slideTo(slider, toPuzzle(9).x);
    await expect(solved).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Solved');
  },
};
