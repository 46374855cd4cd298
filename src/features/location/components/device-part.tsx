import { useTranslation } from 'react-i18next';
import { positionText } from '@/domain/location/place';
import { formatAmount } from '@/domain/format/numbers';
import { Button, Card } from '@/ui';
import { CrosshairIcon } from '@/ui/icons';
import type { DevicePosition, useDevicePosition } from '../use-device-position';

const Found = ({ position, metres }: Extract<DevicePosition, { kind: 'found' }>) => {
  const { t } = useTranslation('location');
  return (
    <p className="text-body">
      <bdi dir="ltr" className="block text-row text-ink tabular-nums">
        {positionText(position)}
      </bdi>
      <span className="text-ink-2">
        {t('device.accuracy', { metres: formatAmount(`${metres}`, 0) })}
      </span>
    </p>
  );
};

/** The position of the device, which is asked for by a tap alone. */
export const DevicePart = ({ state, ask, remove }: ReturnType<typeof useDevicePosition>) => {
  const { t } = useTranslation('location');
  const isFound = state.kind === 'found';
  const isFailed = state.kind === 'refused' || state.kind === 'unavailable';
  return (
    <Card title={t('device.title')}>
      <div className="flex flex-col gap-3">
        <div role="status" className="empty:-mb-3">
          {isFound && <Found {...state} />}
          {isFailed && <p className="text-body text-warn">{t(`device.${state.kind}`)}</p>}
        </div>
        {!isFound && !isFailed && <p className="text-body text-ink-2">{t('device.text')}</p>}
        {isFound ? (
          <Button block tone="secondary" size="medium" onClick={remove}>
            {t('device.remove')}
          </Button>
        ) : (
          <Button
            block
            tone="secondary"
            size="medium"
            loading={state.kind === 'asking'}
            icon={<CrosshairIcon aria-hidden="true" size={18} />}
            onClick={ask}
          >
            {t('device.use')}
          </Button>
        )}
      </div>
    </Card>
  );
};
