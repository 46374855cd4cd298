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

const problemOf = ({ state }: Context, user: User, file: FileFacts): RefusalKey | undefined => {
  const stem = file.name.replace(/\.[^.]*$/u, '').toLowerCase();
  const forced = MAGIC_NAMES.get(stem);
  if (forced !== undefined) return forced;
  if (file.size === 0) return 'upload_failed';
  if (file.size > MAX_BYTES) return 'file_too_large';
  if (file.kind === 'other') return 'file_type_wrong';
  const known = Object.values(state.records.uploads).some(
    (upload) => upload.owner === user.id && upload.digest === file.digest,
  );
  return known ? 'file_exists' : undefined;
};

/** Stores a picture and replies with its path. Throws if it is too large, of another type, or a duplicate. */
export const storeUpload = (context: Context, user: User, file: FileFacts): Decision<string> => {
  const problem = problemOf(context, user, file);
  if (problem !== undefined) throw new Refusal(problem);
  const id = nextId(context.state, 'uploads');
  const record: Upload = {
    id,
    owner: user.id,
    path: `/upload/${digest(`upload:${context.state.seed}:${id}`)}.${file.kind}`,
    digest: file.digest,
    size: file.size,
    at: context.now,
  };
  return { events: [{ kind: 'recordPut', collection: 'uploads', record }], reply: record.path };
};
