import type { Context, Decision } from '../context';
import { Refusal, type RefusalKey } from '../refusal';
import { nextId, type User } from '../state';
import { digest } from '../tokens';
import type { FileFacts, Upload } from './upload';

/** 10 MiB (backend-facts.md, section 2). */
const MAX_BYTES = 10 * 1024 * 1024;

/** File names that force an upload error (mock-backend.md, part 5). */
const MAGIC_NAMES: ReadonlyMap<string, RefusalKey> = new Map([
  ['too-large', 'file_too_large'],
  ['bad-type', 'file_type_wrong'],
  ['dup', 'file_exists'],
  ['broken', 'upload_failed'],
]);

/** The file name of a photo that uploads, but that no reviewer can read. */
const BLURRED = 'blurred';

const stemOf = ({ name }: FileFacts): string => name.replace(/\.[^.]*$/u, '').toLowerCase();

const problemOf = (file: FileFacts): RefusalKey | undefined => {
  const forced = MAGIC_NAMES.get(stemOf(file));
  if (forced !== undefined) return forced;
  if (file.size === 0) return 'upload_failed';
  if (file.size > MAX_BYTES) return 'file_too_large';
  return file.kind === 'other' ? 'file_type_wrong' : undefined;
};

/**
 * Stores a picture and replies with its path; the same picture of the same user keeps the path that it has. Throws if it
 * is too large or of another type.
 */
export const storeUpload = (context: Context, user: User, file: FileFacts): Decision<string> => {
  const { state, now } = context;
  const problem = problemOf(file);
  if (problem !== undefined) throw new Refusal(problem);
  const known = Object.values(state.records.uploads).find(
    (upload) => upload.owner === user.id && upload.digest === file.digest,
  );
  if (known !== undefined) return { events: [], reply: known.path };
  const id = nextId(state, 'uploads');
  const record: Upload = {
    id,
    owner: user.id,
    path: `/upload/${digest(`upload:${state.seed}:${id}`)}.${file.kind}`,
    digest: file.digest,
    size: file.size,
    at: now,
    ...(stemOf(file) === BLURRED ? { isBlurred: true } : {}),
  };
  return { events: [{ kind: 'recordPut', collection: 'uploads', record }], reply: record.path };
};
