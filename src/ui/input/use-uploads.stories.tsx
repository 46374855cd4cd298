import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

import { cameraExif } from '@/lib/pictures/camera-exif';
import { wait } from '@/lib/wait';
import { Button } from '../action/button';
import { createPictureGroup } from './picture-group';
import type { SendPicture } from './upload-types';
import { UploaderExample } from './uploader.stories';
import { useUploads } from './use-uploads';

const meta: Meta = { title: 'ui/Uploader at work' };
export default meta;

/** A picture of one colour. */
const draw = (color: string, type: string): Promise<Blob> => {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 64, 48);
  return canvas.convertToBlob({ type });
};

/** A picture as a camera makes it: a JPEG of one colour with its model and the place in EXIF. */
const photo = async (name: string, color: string): Promise<File> => {
  const drawn = await draw(color, 'image/jpeg');
  return new File([drawn.slice(0, 2), cameraExif(), drawn.slice(2)], name, { type: 'image/jpeg' });
};

const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await blob.arrayBuffer());

const sent: Blob[] = [];

/** Sends in three steps; what is called `weak` fails once. */
const sender = (weak: boolean): SendPicture => {
  let failed = !weak;
  return async (picture, { onProgress }) => {
    for (const share of [0.3, 0.7, 1]) {
      onProgress(share);
      await wait(30);
    }
    if (!failed) {
      failed = true;
      throw new Error('the connection was lost');
    }
    sent.push(picture);
    return `/upload/${sent.length}.jpg`;
  };
};

interface LiveProps {
  readonly weak?: boolean;
  readonly most?: number;
  readonly maxBytes?: number;
}

const Live = ({ weak = false, most = 3, maxBytes = 10_000_000 }: LiveProps) => {
  const [send] = useState(() => sender(weak));
  const uploads = useUploads({ most, maxBytes }, send);
  return (
    <div className="flex flex-col gap-4">
      <UploaderExample uploads={uploads} />
      <Button block disabled={uploads.isBusy || uploads.results.length === 0}>
        Hand in
      </Button>
      <p data-testid="results">{uploads.results.join(' ')}</p>
    </div>
  );
};

const pick = async (input: HTMLElement, files: readonly File[]): Promise<void> => {
  await fireEvent.change(input, { target: { files } });
};

export const Sent: StoryObj = {
  render: () => (
    <StrictMode>
      <Live />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    sent.length = 0;
    const red = await photo('red.jpg', 'red');
    await expect(await textOf(red)).toMatch(/Exif\0\0MM.*Quay Camera 7/su);
    await pick(canvas.getByLabelText('Choose'), [red, await photo('blue.jpg', 'blue')]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hand in' })).toBeEnabled());
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByTestId('results')).toHaveTextContent(
      /^\/upload\/[12]\.jpg \/upload\/[12]\.jpg$/u,
    );
    const notes = await Promise.all(sent.map(textOf));
    await expect(notes.map((text) => text.slice(0, 3))).toEqual(['ÿØÿ', 'ÿØÿ']);
    await expect(notes.some((text) => /Exif|Quay Camera|ÿá/u.test(text))).toBe(false);
  },
};

/** Servers take JPEG and PNG: a WebP is sent as a JPEG. */
export const Converted: StoryObj = {
  render: () => <Live />,
  play: async ({ canvas }) => {
    sent.length = 0;
    const type = 'image/webp';
    const drawn = new File([await draw('red', type)], 'red.webp', { type });
    await expect(await textOf(drawn)).toMatch(/^RIFF.{4}WEBP/su);
    await pick(canvas.getByLabelText('Choose'), [drawn]);
    await waitFor(() => expect(canvas.getByTestId('results')).toHaveTextContent('/upload/1.jpg'));
    const notes = await Promise.all(sent.map(textOf));
    await expect(notes.map((text) => text.slice(0, 3))).toEqual(['ÿØÿ']);
  },
};

export const NotTaken: StoryObj = {
  render: () => <Live most={1} />,
  play: async ({ canvas, userEvent }) => {
    const red = await photo('red.jpg', 'red');
    const broken = new File([(await textOf(red)).slice(0, 1), red.slice(0, 40)], 'broken.jpg');
    const torn = new File([red.slice(0, 40)], 'torn.jpg');
    const page = new File(['<script></script>'], 'page.jpg', { type: 'image/jpeg' });
    const input = canvas.getByLabelText('Choose');
    await pick(input, [page, broken]);
    const alert = within(canvas.getByRole('alert'));
    await expect(await alert.findByText(/page.jpg is no picture/u)).toBeVisible();
    await expect(await alert.findByText(/broken.jpg is no picture/u)).toBeVisible();
    await pick(input, [torn]);
    await expect(await alert.findByText('torn.jpg cannot be read')).toBeVisible();
    // The way in was gone while a picture was in its place.
    const heic = new File(['\0\0\0\u0018ftypheic'], 'phone.heic', { type: 'image/heic' });
    await pick(canvas.getByLabelText('Choose'), [heic]);
    await expect(await alert.findByText(/phone.heic is a HEIC photo/u)).toBeVisible();
    await pick(canvas.getByLabelText('Choose'), [red, await photo('blue.jpg', 'blue')]);
    await expect(await alert.findByText('blue.jpg is one too many')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove red.jpg' }));
    await waitFor(() => expect(canvas.getByLabelText('Choose')).toHaveFocus());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Duplicate: StoryObj = {
  render: () => <Live />,
  play: async ({ canvas }) => {
    const red = await photo('red.jpg', 'red');
    const copy = new File([red], 'copy of red.jpg');
    await pick(canvas.getByLabelText('Choose'), [red, copy]);
    await expect(await canvas.findByText('copy of red.jpg is here already')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
  },
};

const Pair = () => {
  const [send] = useState(() => sender(false));
  const [group] = useState(createPictureGroup);
  const rules = { most: 1, maxBytes: 10_000_000 };
  return (
    <>
      <UploaderExample label="Front" uploads={useUploads(rules, send, group)} />
      <UploaderExample label="Back" uploads={useUploads(rules, send, group)} />
    </>
  );
};

export const DuplicateOfAnother: StoryObj = {
  render: () => <Pair />,
  play: async ({ canvas, userEvent }) => {
    const red = await photo('red.jpg', 'red');
    const back = within(canvas.getByRole('group', { name: 'Back' }));
    await pick(within(canvas.getByRole('group', { name: 'Front' })).getByLabelText('Choose'), [
      red,
    ]);
    const remove = await canvas.findByRole('button', { name: 'Remove red.jpg' });
    await pick(back.getByLabelText('Choose'), [new File([red], 'copy.jpg')]);
    await expect(await back.findByText('copy.jpg is here already')).toBeVisible();
    await userEvent.click(remove);
    await waitFor(() => expect(back.getByRole('alert')).toBeEmptyDOMElement());
  },
};

export const SentAgain: StoryObj = {
  render: () => <Live weak />,
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await pick(canvas.getByLabelText('Choose'), [await photo('red.jpg', 'red')]);
    const again = await canvas.findByRole('button', { name: 'Send red.jpg again' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('the connection was lost');
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('results')).toHaveTextContent('/upload/1.jpg'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const TooLarge: StoryObj = {
  render: () => <Live maxBytes={2000} />,
  play: async ({ canvas, userEvent }) => {
    const red = await photo('red.jpg', 'red');
    await expect(red.size).toBeLessThan(2000);
    const large = new File([red, new Uint8Array(2001 - red.size)], 'large.jpg', {
      type: 'image/jpeg',
    });
    await userEvent.upload(canvas.getByLabelText('Choose'), [large, red]);
    await expect(await canvas.findByText('large.jpg is larger than 10 MB')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('large.jpg');
    await waitFor(() => expect(canvas.getByTestId('results')).toHaveTextContent('/upload/'));
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const ByKeyboard: StoryObj = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByLabelText('Choose');
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.upload(choose, [
      await photo('red.jpg', 'red'),
      await photo('blue.jpg', 'blue'),
    ]);
    const handIn = canvas.getByRole('button', { name: 'Hand in' });
    await waitFor(() => expect(handIn).toBeEnabled());
    await expect(canvas.getByText('2/3')).toBeVisible();
    choose.focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove blue.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The tile is gone, and the focus is on the next thing that can be done.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove red.jpg' })).toHaveFocus(),
    );
    await expect(canvas.getByText('1/3')).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(canvas.getByText('0/3')).toBeVisible();
    await expect(handIn).toBeDisabled();
  },
};
