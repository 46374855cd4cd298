import { useState } from 'react';
import { toPosition, type Coordinates } from '@/domain/location/place';

/** What is known of where the device is. It is asked on a tap alone, and kept nowhere. */
export type DevicePosition =
  | { readonly kind: 'none' | 'asking' | 'refused' | 'unavailable' }
  | { readonly kind: 'found'; readonly position: Coordinates; readonly metres: number };

const OPTIONS: PositionOptions = { timeout: 20_000, maximumAge: 60_000 };

/** Missing outside of a secure context, unlike its type. */
const geolocation = (): Geolocation | undefined => navigator.geolocation;

/** The position of the device, once `ask` has been called. */
export const useDevicePosition = () => {
  const [state, setState] = useState<DevicePosition>({ kind: 'none' });
  const ask = (): void => {
    const device = geolocation();
    if (device === undefined) {
      setState({ kind: 'unavailable' });
      return;
    }
    setState({ kind: 'asking' });
    device.getCurrentPosition(
      ({ coords }) => {
        const position = toPosition(coords.latitude, coords.longitude);
        const metres = Math.ceil(coords.accuracy);
        setState(position ? { kind: 'found', position, metres } : { kind: 'unavailable' });
      },
      ({ code, PERMISSION_DENIED }) =>
        setState({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      OPTIONS,
    );
  };
  return { state, ask, remove: (): void => setState({ kind: 'none' }) };
};
