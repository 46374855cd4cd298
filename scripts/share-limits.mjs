/** A number or a text with limits, as the generator writes it. */
const LIMITED =
  /(?:\/\*#__PURE__\*\/ )?zod\.(?:string|int)\(\)(?:\.check\(\/\*#__PURE__\*\/ zod\.\w+\([\w.-]+\)\))+/gu;
const LIMIT = /^export const (\w+) = (-?[\d.]+|new RegExp\(.*\));$/mu;
const NAME = /(?<=\()[A-Za-z_]\w*(?=\))/gu;

/**
 * The statements of the schemas with one schema for all fields that have the same limits: the generator writes limits and
 * checks anew for each, and every phone would load and build them all.
 */
export const shareLimits = (statements) => {
  const valueOf = new Map(statements.flatMap((text) => [LIMIT.exec(text)?.slice(1) ?? []]));
  const inFull = (chain) => chain.replaceAll(NAME, (name) => valueOf.get(name) ?? name);
  const uses = Map.groupBy(
    statements.flatMap((text) => text.match(LIMITED) ?? []),
    inFull,
  );
  const shared = [...uses].filter(([, { length }]) => length > 1);
  const nameOf = new Map(shared.map(([full], index) => [full, `Limited${index + 1}`]));
  const rest = statements.map((text) =>
    text.replaceAll(LIMITED, (chain) => nameOf.get(inFull(chain)) ?? chain),
  );
  const words = new Map();
  for (const word of rest.join('\n').match(/\w+/gu) ?? [])
    words.set(word, (words.get(word) ?? 0) + 1);
  return [
    ...[...nameOf].map(([full, name]) => `export const ${name} = ${full};\n\n`),
    // A limit that only its own line names is in no schema any more.
    ...rest.filter((text) => words.get(LIMIT.exec(text)?.[1]) !== 1),
  ];
};
