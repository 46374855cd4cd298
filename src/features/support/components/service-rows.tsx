import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Link, ListRow, Switch } from '@/ui';
import { HeadsetIcon } from '@/ui/icons';
import { showServiceButton, useServiceButtonShown } from '../service-button';

/** Customer service, and whether its button floats over the tabs. */
export const ServiceRows = () => {
  const { t } = useTranslation(['service', 'app']);
  return (
    <>
      <ListRow
        leading={<HeadsetIcon aria-hidden="true" size={22} className="text-ink-2" />}
        title={t('app:service')}
        caret
        link={<Link to={SCREENS.customerService} />}
      />
      <Switch
        label={<span className="pl-8.5 font-semibold">{t('button')}</span>}
        checked={useServiceButtonShown()}
        onChange={showServiceButton}
      />
    </>
  );
};
