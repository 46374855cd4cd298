import { useNavigate, useSearchParams } from 'react-router-dom';
import { placeText, type Place } from '@/domain/location/place';
import { safeReturnPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { ChooseLocation } from '@/features/location';
import { ScreenFrame } from '../screen/screen-frame';

/** Chooses a place for the screen that asked, `from`, or to be shown. It is handed on by state: an address is not for a URL. */
const ChooseLocationPage = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeReturnPath(query.get('from') ?? undefined, SCREENS.openLocation);
  const leave = (place: Place): void =>
    void navigate(target, { replace: true, state: { place: placeText(place) } });
  return (
    <ScreenFrame>
      <div className="gutter">
        <ChooseLocation onChosen={leave} />
      </div>
    </ScreenFrame>
  );
};

export default ChooseLocationPage;
