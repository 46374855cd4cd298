import type { FileContent } from '@/lib/pictures/duplicate-file';

/** The pictures that one or several uploaders of a form hold, by id: each accepts only what none of them has. */
export interface PictureGroup {
  readonly contents: () => readonly FileContent[];
  readonly add: (id: string, content: FileContent) => void;
  readonly remove: (id: string) => void;
  /** Calls back after each removal. Returns the unsubscribe function. */
  readonly onRemoved: (listener: (content: FileContent) => void) => () => void;
}

/** An empty group. */
export const createPictureGroup = (): PictureGroup => {
  const pictures = new Map<string, FileContent>();
  const listeners = new Set<(content: FileContent) => void>();
  return {
    contents: () => [...pictures.values()],
    add: (id, content) => void pictures.set(id, content),
    remove: (id) => {
      const content = pictures.get(id);
      pictures.delete(id);
      if (content !== undefined) for (const listener of listeners) listener(content);
    },
    onRemoved: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** What remains of refusals when a picture is gone: those of its duplicates are no longer true. */
export const refusalsWithout = <Refusal extends { readonly duplicated?: FileContent | undefined }>(
  refusals: readonly Refusal[],
  gone: FileContent,
): readonly Refusal[] => refusals.filter(({ duplicated }) => duplicated !== gone);
