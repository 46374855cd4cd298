import type { Meta } from '@storybook/react-vite';

import type { Upload, Uploads } from './upload-types';
import { Uploader, type UploaderProps } from './uploader';

const meta: Meta = { title: 'ui/Uploader', excludeStories: ['UploaderExample'] };
export default meta;

const PROBLEMS = {
  wrong_type: 'is no picture that we can read',
  heic: 'is a HEIC photo: choose a JPEG or PNG',
  too_large: 'is larger than 10 MB',
  duplicate: 'is here already',
  too_many: 'is one too many',
  unreadable: 'cannot be read',
} as const;

const TEXTS = {
  choose: 'Choose',
  camera: 'Take a photo',
  preparing: 'Preparing',
  uploading: 'Uploading',
  sending: (percent: number) => `${percent}% sent`,
  sent: 'Sent',
  failed: (reason: unknown) =>
    `Not sent: ${reason instanceof Error ? reason.message : 'no answer'}`,
  retry: (name: string) => `Send ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  refused: ({ name, problem }: Uploads['refusals'][number]) => `${name} ${PROBLEMS[problem]}`,
};

/** An uploader with English texts, for stories. */
export const UploaderExample = (props: Partial<UploaderProps> & { readonly uploads: Uploads }) => (
  <Uploader
    label="Screenshots of the payment"
    hint="JPEG, PNG or WebP, up to 10 MB each"
    texts={TEXTS}
    {...props}
  />
);

const nothing = (): void => undefined;

const still = (uploads: readonly Upload[], more: Partial<Uploads> = {}): Uploads => ({
  uploads,
  refusals: [],
  most: 9,
  results: [],
  isBusy: false,
  add: nothing,
  retry: nothing,
  remove: nothing,
  ...more,
});

const PREVIEW = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9aa7b5"/><path d="M0 8 3 4l2 2 1-1 2 3z" fill="#5b6472"/></svg>',
)}`;

const upload = (id: string, state: Upload['state']): Upload => ({
  id,
  name: `${id}.jpg`,
  preview: PREVIEW,
  state,
});

export const Empty = () => <UploaderExample uploads={still([])} />;
export const EveryState = () => (
  <UploaderExample
    uploads={still([
      { ...upload('preparing', { kind: 'preparing' }), preview: undefined },
      upload('sending', { kind: 'sending', share: 0.4 }),
      upload('sent', { kind: 'sent', result: '/a.jpg' }),
      upload('failed', { kind: 'failed', reason: new Error('the connection was lost') }),
    ])}
  />
);
export const Full = () => (
  <UploaderExample
    label="Front of the document"
    uploads={still([upload('front', { kind: 'sent', result: '/a.jpg' })], { most: 1 })}
  />
);
export const Refused = () => (
  <UploaderExample
    uploads={still([], {
      refusals: [
        { id: '1', name: 'statement.pdf', problem: 'wrong_type' },
        { id: '2', name: `${'a-very-long-name-'.repeat(6)}.jpg`, problem: 'too_large' },
      ],
    })}
  />
);
export const WithError = () => (
  <UploaderExample uploads={still([])} error="Add at least one screenshot" />
);
export const Disabled = () => (
  <UploaderExample disabled uploads={still([upload('sent', { kind: 'sent', result: '/a.jpg' })])} />
);
