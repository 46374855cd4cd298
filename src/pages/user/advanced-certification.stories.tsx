import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Advanced verification',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'advancedCertification', mock: 'persona:verified' },
  },
};
export default meta;

const picture = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(640, 400);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'slategray';
  context.fillRect(0, 0, 640, 400);
  context.fillStyle = 'white';
  context.fillRect(40, 60, 160, 220);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, {
    type: 'image/jpeg',
  });
};

/** Chooses a file for the first side. */
const choose = async (file: File): Promise<void> => {
  const [input] = await sight.findAllByLabelText('Choose a file');
  if (input === undefined) throw new Error('no input for a photo');
  await fireEvent.change(input, { target: { files: [file] } });
};

export const Form: StoryObj = {
  parameters: { screen: { shows: 'The same as at level 1' } },
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { shows: 'Choose a country.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Submit for review' }));
  },
};

export const Photo: StoryObj = {
  parameters: { screen: { shows: 'Can you read every letter?' } },
  play: async () => {
    await choose(await picture('front.jpg'));
  },
};

export const Countries: StoryObj = {
  parameters: { screen: { shows: 'We do not serve this country' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: /Country of residence/u }));
    await userEvent.type(await sight.findByRole('searchbox'), 'cuba');
  },
};

export const PhotoRejected: StoryObj = {
  parameters: {
    screen: { mock: 'persona:rejected-photo', shows: 'Your earlier photo is kept' },
  },
};

export const LevelOneFirst: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Go to level 1' } },
};
