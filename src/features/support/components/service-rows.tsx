import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LinkRow, Switch } from '@/ui';
import { HeadsetIcon } from '@/ui/icons';
import { showServiceButton, useServiceButtonShown } from '../service-button';

/** Customer service, and whether its button floats over the tabs. */
export const ServiceRows = () => {
  const { t } = useTranslation(['service', 'app']);
  return (
    <>
      <LinkRow Icon={HeadsetIcon} to={SCREENS.customerService} title={t('app:service')} />
      <Switch
        label={<span className="pl-8.5 font-semibold">{t('button')}</span>}
        checked={useServiceButtonShown()}
        onChange={showServiceButton}
      />
    </>
  );
};
