import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRandomId } from '@/lib/random-id';
import {
  checkPicture,
  decodingProblem,
  type PictureRefusal,
  type PictureRules,
} from '@/lib/pictures/check-picture';
import type { FileContent } from '@/lib/pictures/duplicate-file';
import { EncoderNotLoaded, shrinkPicture } from '@/lib/pictures/shrink-picture';
import { createPictureGroup, refusalsWithout, type PictureGroup } from './picture-group';
import type { RefusedPicture, SendPicture, Upload, Uploads } from './upload-types';

/** Data of a picture that is not rendered. */
interface Work {
  readonly name: string;
  readonly content: FileContent;
  readonly abort: AbortController;
  picture?: Blob;
  preview?: string;
}

const drop = (work: Work | undefined): void => {
  work?.abort.abort();
  if (work?.preview !== undefined) URL.revokeObjectURL(work.preview);
};

const useWorks = (group: PictureGroup, onRemoved: (content: FileContent) => void) => {
  const works = useRef(new Map<string, Work>());
  const listen = useEffectEvent(onRemoved);
  // External resources: the request, the object URL, and the other uploaders of the form.
  useEffect(() => {
    const { current } = works;
    const stop = group.onRemoved((content) => listen(content));
    return () => {
      stop();
      current.forEach(drop);
      for (const id of current.keys()) group.remove(id);
      current.clear();
    };
  }, [group]);
  return works;
};

/** Uploads and refused pictures, with the functions that change them. */
const useLists = () => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly RefusedPicture[]>([]);
  return {
    uploads,
    refusals,
    append: (upload: Upload): void => setUploads((all) => [...all, upload]),
    change: (id: string, part: Partial<Upload>): void =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one))),
    omit: (id: string): void => setUploads((all) => all.filter((one) => one.id !== id)),
    refuse: (name: string, refusal: PictureRefusal): void =>
      setRefusals((all) => [...all, { ...refusal, id: createRandomId(), name }]),
    forgetDuplicatesOf: (gone: FileContent): void =>
      setRefusals((all) => refusalsWithout(all, gone)),
    forgetRefusals: (): void => setRefusals([]),
  };
};

const PREPARING = { state: { kind: 'preparing' } } as const;
const failed = (reason: unknown) => ({ state: { kind: 'failed', reason } }) as const;

/** Uploads a prepared picture and tracks its progress. */
const sendWith =
  (send: SendPicture, change: (id: string, part: Pick<Upload, 'state'>) => void) =>
  async (id: string, picture: Blob, { name, abort }: Work): Promise<void> => {
    const { signal } = abort;
    const onProgress = (share: number): void => change(id, { state: { kind: 'sending', share } });
    change(id, { state: { kind: 'sending', share: undefined } });
    try {
      const result = await send(picture, { name, signal, onProgress });
      change(id, { state: { kind: 'sent', result } });
    } catch (reason) {
      change(id, failed(reason));
    }
  };

/**
 * Validates pictures, re-encodes them (see `shrinkPicture`) and uploads them. The list lives as long as the component;
 * unmounting aborts pending uploads. `group` is shared with other uploaders of the same form.
 */
export const useUploads = (
  rules: PictureRules,
  send: SendPicture,
  group?: PictureGroup,
): Uploads => {
  const [own] = useState(createPictureGroup);
  const pictures = group ?? own;
  const { uploads, refusals, append, change, omit, refuse, ...lists } = useLists();
  const works = useWorks(pictures, lists.forgetDuplicatesOf);
  const queue = useRef(Promise.resolve());
  const sendOff = sendWith(send, change);

  const remove = (id: string): void => {
    drop(works.current.get(id));
    works.current.delete(id);
    pictures.remove(id);
    omit(id);
  };

  const run = async (id: string, work: Work): Promise<void> => {
    change(id, PREPARING);
    try {
      work.picture ??= await shrinkPicture(work.content.file);
    } catch (reason) {
      if (reason instanceof EncoderNotLoaded) return change(id, failed(reason));
      remove(id);
      return refuse(work.name, { problem: await decodingProblem(work.content.file) });
    }
    // Removed while it was re-encoded.
    if (work.abort.signal.aborted) return;
    work.preview ??= URL.createObjectURL(work.picture);
    change(id, { preview: work.preview });
    await sendOff(id, work.picture, work);
  };
  const take = async (file: File): Promise<void> => {
    const taken = [...works.current.values()].map(({ content }) => content);
    const content = await checkPicture(file, taken, rules, pictures.contents());
    if ('problem' in content) return refuse(file.name, content);
    const id = createRandomId();
    const work = { name: file.name, content, abort: new AbortController() };
    works.current.set(id, work);
    pictures.add(id, content);
    append({ id, name: file.name, preview: undefined, ...PREPARING });
    void run(id, work);
  };

  return {
    uploads,
    refusals,
    most: rules.most,
    results: uploads.flatMap(({ state }) => (state.kind === 'sent' ? [state.result] : [])),
    isBusy: uploads.some(({ state }) => state.kind === 'preparing' || state.kind === 'sending'),
    add: (files) => {
      lists.forgetRefusals();
      // Sequential: each is compared with the previous ones.
      for (const file of files) queue.current = queue.current.then(() => take(file));
    },
    retry: (id) => {
      const work = works.current.get(id);
      if (work !== undefined) void run(id, work);
    },
    remove,
  };
};
