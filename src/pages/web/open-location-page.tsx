import { useLocation, useSearchParams } from 'react-router-dom';
import * as zod from 'zod/mini';
import { readPlace } from '@/domain/location/place';
import { PlaceView } from '@/features/location';
import { ScreenFrame } from '../screen/screen-frame';

const chosen = zod.object({ place: zod.string() });

/** Shows a place: chosen before, or named by the address. */
const OpenLocationPage = () => {
  const location = useLocation();
  const [query] = useSearchParams();
  const own = chosen.safeParse(location.state).data;
  const reading = readPlace(own === undefined ? query : new URLSearchParams(own.place));
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        <PlaceView reading={reading} isForeign={own === undefined} />
      </div>
    </ScreenFrame>
  );
};

export default OpenLocationPage;
