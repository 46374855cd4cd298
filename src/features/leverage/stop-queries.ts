import { setStops } from '@/api/generated/hooks/leverage/leverage';
import type { StopsBody } from './read-back';

/** Sets stops of an open position. Rejects with `ApiError`. */
export const sendStops = (body: StopsBody & { readonly id: number }): Promise<unknown> =>
  setStops(body);
