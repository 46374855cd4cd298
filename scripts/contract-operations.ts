// Reads the operations of the bundled contract for the tables that are generated of them.
import * as zod from 'zod';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const Reference = zod.object({ $ref: zod.string() });

const Parameter = zod.object({ name: zod.string(), in: zod.string() });
type Parameter = zod.infer<typeof Parameter>;

/** Ways to be let in, one of which is enough; an empty one asks for nothing. */
const Security = zod.array(zod.record(zod.string(), zod.unknown()));

const Operation = zod.object({
  operationId: zod.string(),
  tags: zod.tuple([zod.string()], zod.string()),
  security: Security.optional(),
  parameters: zod.array(zod.union([Reference, Parameter])).optional(),
  requestBody: zod
    .object({
      content: zod.record(
        zod.string(),
        zod.object({ schema: zod.object({ $ref: zod.string().optional() }) }),
      ),
    })
    .optional(),
  'x-errors': zod.array(zod.string()),
});

/** What the tables read of the bundled contract. */
export const Contract = zod.object({
  security: Security,
  paths: zod.record(
    zod.string(),
    zod.object({
      get: Operation.optional(),
      post: Operation.optional(),
      put: Operation.optional(),
      delete: Operation.optional(),
    }),
  ),
  components: zod.object({
    parameters: zod.record(zod.string(), Parameter),
    schemas: zod.record(
      zod.string(),
      zod.object({ properties: zod.record(zod.string(), zod.unknown()).optional() }),
    ),
  }),
});
type Contract = zod.infer<typeof Contract>;

/** What the tables say of an operation. */
export interface TableRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly auth: 'none' | 'optional' | 'required';
  readonly errors: readonly string[];
  /** The type of a request that names a page, in its query or its body. */
  readonly pagedBy: string | undefined;
  readonly multipart: boolean;
  /** The end of the name of the schema that a request is checked with. */
  readonly input: 'Body' | 'QueryParams' | undefined;
}

/** The id of an operation as the names of its types begin. */
export const pascal = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The name that a reference ends with. */
export const lastPart = (reference: string): string =>
  reference.slice(reference.lastIndexOf('/') + 1);

const authOf = (security: Contract['security']): TableRow['auth'] => {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
};

/** The parameter itself, where an operation may refer to one. Throws for a reference that leads nowhere. */
const resolveParameter = (
  contract: Contract,
  parameter: Parameter | zod.infer<typeof Reference>,
): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[lastPart(parameter.$ref)];
  if (found === undefined) throw new Error(`The contract has no ${parameter.$ref}.`);
  return found;
};

const pagedRequestOf = (
  contract: Contract,
  { operationId, requestBody }: zod.infer<typeof Operation>,
  parameters: readonly Parameter[],
): string | undefined => {
  if (parameters.some(({ name }) => name === 'page')) return `${pascal(operationId)}Params`;
  const reference = requestBody?.content['application/json']?.schema.$ref;
  if (reference === undefined) return undefined;
  const body = lastPart(reference);
  const isPaged = contract.components.schemas[body]?.properties?.['page'] !== undefined;
  return isPaged ? body : undefined;
};

const inputOf = (
  { requestBody }: zod.infer<typeof Operation>,
  parameters: readonly Parameter[],
): TableRow['input'] => {
  if (requestBody !== undefined) return 'Body';
  return parameters.some(({ in: place }) => place === 'query') ? 'QueryParams' : undefined;
};

/** Every operation of the bundled contract, with what the tables say of it. */
export const operationsOf = (contract: Contract): readonly TableRow[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = (operation.parameters ?? []).map((parameter) =>
        resolveParameter(contract, parameter),
      );
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0],
        auth: authOf(operation.security ?? contract.security),
        errors: operation['x-errors'],
        pagedBy: pagedRequestOf(contract, operation, parameters),
        multipart: operation.requestBody?.content['multipart/form-data'] !== undefined,
        input: inputOf(operation, parameters),
      };
    }),
  );
