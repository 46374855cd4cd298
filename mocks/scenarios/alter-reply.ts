type Deliver = () => Promise<Response>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapObjects = (
  value: unknown,
  change: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(change(value)).map(([name, item]) => [name, mapObjects(item, change)]),
  );
};

/** The reply with each of its objects changed; status and headers are kept. */
export const altered = async (
  deliver: Deliver,
  change: Parameters<typeof mapObjects>[1],
): Promise<Response> => {
  const response = await deliver();
  const body: unknown = await response.json();
  const { status, headers } = response;
  return Response.json(mapObjects(body, change), { status, headers });
};

/** The reply as plain text. */
export const asText = async (deliver: Deliver): Promise<Response> => {
  const response = await deliver();
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/plain');
  return new Response(await response.text(), { status: response.status, headers });
};
