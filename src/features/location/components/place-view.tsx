import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import {
  mapLink,
  mapPage,
  positionText,
  type Place,
  type PlaceReading,
} from '@/domain/location/place';
import { SCREENS } from '@/domain/screens/screens';
import { judgeWebAddress } from '@/domain/web/web-hosts';
import { webViewPath } from '@/domain/web/web-address';
import { webHosts } from '@/lib/web-hosts';
import { buttonClass, ButtonLink, Card, CopyField, EmptyState } from '@/ui';
import { InfoIcon, MapPinIcon, MapTrifoldIcon, WarningCircleIcon } from '@/ui/icons';

const APPLE = /iPhone|iPad|Macintosh/u;

/** The public map where the host allows it, by way of the screen that names it; else the maps of the device. */
const mapAddress = (place: Place): string => {
  const page = mapPage(place);
  const path = judgeWebAddress(page, webHosts()).kind === 'open' ? webViewPath(page) : undefined;
  return path === undefined ? mapLink(place, APPLE.test(navigator.userAgent)) : `#${path}`;
};

const Copy = (props: { readonly what: 'address' | 'coordinates'; readonly value: string }) => {
  const { t } = useTranslation('location');
  return (
    <CopyField
      label={t(props.what)}
      value={props.value}
      copyLabel={t('copy')}
      copiedText={t(`${props.what}Copied`)}
      failedText={t('notCopied')}
    />
  );
};

const Shown = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation('location');
  const { name, address, position } = place;
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <MapPinIcon aria-hidden="true" size={28} className="shrink-0 text-ink-2" />
          <h2 dir="auto" className="min-w-0 text-title wrap-anywhere">
            {name || t('title')}
          </h2>
        </div>
        {address !== '' && <Copy what="address" value={address} />}
        {position !== undefined && <Copy what="coordinates" value={positionText(position)} />}
        <a
          href={mapAddress(place)}
          rel="noopener noreferrer"
          className={buttonClass({ block: true })}
        >
          <MapTrifoldIcon aria-hidden="true" size={20} className="shrink-0" />
          {t('maps')}
        </a>
      </div>
    </Card>
  );
};

/** A place as text, to copy or to open in maps. Without a map of its own: no picture is loaded from elsewhere. */
export const PlaceView = (props: {
  readonly reading: PlaceReading;
  /** True if somebody else may have written it: what a link names. */
  readonly isForeign: boolean;
}) => {
  const { t } = useTranslation('location');
  const { place, isPositionWrong } = props.reading;
  return (
    <>
      {place === undefined ? (
        <EmptyState icon={<MapPinIcon size={40} />} text={t('none')} />
      ) : (
        <Shown place={place} />
      )}
      {isPositionWrong && (
        <p className="flex items-start gap-2 text-label text-warn">
          <WarningCircleIcon aria-hidden="true" size={18} className="shrink-0" />
          {t('wrong')}
        </p>
      )}
      {props.isForeign && place !== undefined && (
        <p className="flex items-start gap-2 text-label text-ink-2">
          <InfoIcon aria-hidden="true" size={18} className="shrink-0" />
          {t('unchecked', { brand: BRAND.name })}
        </p>
      )}
      <ButtonLink block tone="secondary" to={SCREENS.chooseLocation}>
        {t('choose.title')}
      </ButtonLink>
    </>
  );
};
