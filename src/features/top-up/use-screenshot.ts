import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '@/ui/input/use-uploads';
import type { Uploads } from '@/ui/input/upload-types';
import { thumbnailOf } from '@/lib/pictures/thumbnail';
import { usePictureDraft, type Receipt } from './draft';
import { useSendScreenshot } from './queries';

/** 10 MiB, the limit of the server (api-spec/paths/account.yaml). */
const RULES = { most: 1, maxBytes: 10 * 1024 * 1024 } as const;

/** The screenshot of a report. */
export interface Screenshot {
  readonly uploads: Uploads;
  /** The one of an earlier visit to the form; `undefined` while another is chosen. */
  readonly earlier: Receipt | undefined;
  /** A small copy of the one that is on the server, if this tab has it. */
  readonly thumbnail: string | undefined;
  readonly takeOut: () => void;
  /** What keeps the report from being sent with it. */
  readonly problem: 'uploading' | 'notUploaded' | undefined;
}

const problemOf = (uploads: Uploads): Screenshot['problem'] => {
  if (uploads.isBusy) return 'uploading';
  return uploads.uploads.some(({ state }) => state.kind === 'failed') ? 'notUploaded' : undefined;
};

/** Keeps a small copy of an uploaded picture for this tab. Without one the name of the file stands for it. */
const useCopy = (key: string, path: string | undefined, preview: string | undefined) => {
  const copies = usePictureDraft(key);
  const keep = useEffectEvent(copies.setDraft);
  // Synchronises the tab's storage with the picture, unless that was taken out meanwhile.
  useEffect(() => {
    if (path === undefined || preview === undefined) return undefined;
    let isGone = false;
    void thumbnailOf(preview).then(
      (address) => (isGone ? undefined : keep({ path, address })),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [path, preview]);
  return copies;
};

/** Uploads a screenshot. `receipt` is what the draft of this key holds, `onChange` changes it. */
export const useScreenshot = (
  key: string,
  receipt: Receipt | null,
  onChange: (receipt: Receipt | null) => void,
): Screenshot => {
  const uploads = useUploads(RULES, useSendScreenshot());
  const [isKept, setKept] = useState(receipt !== null);
  const [path] = uploads.results;
  const [{ name, preview } = {}] = uploads.uploads;
  const copies = useCopy(key, path, preview);
  const report = useEffectEvent((chosen: string | undefined, uploaded: string | undefined) => {
    if (isKept) return;
    onChange(chosen === undefined ? null : { path: uploaded, name: chosen });
    if (chosen === undefined) copies.clear();
  });
  // Synchronises the draft with the upload, begun or ended: a reload in its middle must not pass without a word.
  useEffect(() => report(name, path), [name, path]);
  return {
    uploads: {
      ...uploads,
      add: (files) => {
        setKept(false);
        uploads.add(files);
      },
    },
    earlier: isKept && receipt !== null ? receipt : undefined,
    thumbnail: copies.draft?.path === receipt?.path ? copies.draft?.address : undefined,
    takeOut: () => {
      setKept(false);
      onChange(null);
      copies.clear();
    },
    problem: problemOf(uploads),
  };
};
