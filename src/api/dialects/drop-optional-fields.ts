import type { ZodMiniType } from 'zod/mini';
import { mismatchesOf } from './mismatches';

type Path = readonly PropertyKey[];

/** Maximum passes: an optional object goes if a part of it that it must have is unreadable. */
const MAX_ROUNDS = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A path as text: the same for the same place. */
const keyOf = (path: Path): string => path.map(String).join('/');

/** Copies of the fields of a reply without some. Items of lists stay: the others would move. */
const without = (body: unknown, fields: ReadonlySet<string>, at: Path = []): unknown => {
  if (!isObject(body)) return body;
  if (Array.isArray(body))
    return body.map((item: unknown, index) => without(item, fields, [...at, index]));
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
      const path = [...at, key];
      return fields.has(keyOf(path)) ? [] : [[key, without(value, fields, path)]];
    }),
  );
};

const unreadablePaths = (schema: ZodMiniType, body: unknown): readonly Path[] => {
  const result = schema.safeParse(body);
  return result.success ? [] : mismatchesOf(result.error.issues).map(({ path }) => path);
};

/** True for a field of an object: not for the message, its type, or an item of a list. */
const isField = (path: Path): boolean => path.length > 1 && typeof path.at(-1) === 'string';

/**
 * The reply without the fields that are unreadable and that the contract does not require: to a screen they are fields
 * that this server does not send. A required one stays as it is.
 */
export const dropOptionalFields = (schema: ZodMiniType, reply: unknown): unknown => {
  let tried = unreadablePaths(schema, reply).filter(isField);
  const optional = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS && tried.length > 0; round += 1) {
    const keys = new Set(tried.map(keyOf));
    const missed = new Set(
      unreadablePaths(schema, without(reply, new Set([...optional, ...keys]))).map(keyOf),
    );
    for (const key of keys) if (!missed.has(key)) optional.add(key);
    // What is required may stand in an object that is not.
    tried = tried
      .filter((path) => missed.has(keyOf(path)))
      .map((path) => path.slice(0, -1))
      .filter(isField);
  }
  return optional.size === 0 ? reply : without(reply, optional);
};
