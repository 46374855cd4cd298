import { useTranslation } from 'react-i18next';
import { RefusedCountries } from '@/features/identity';
import { languageOptions, useLanguage } from '@/features/language';
import { useOpenService } from '@/features/support';
import { Card, ListRow } from '@/ui';
import { HeadsetIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** The countries that are not served, for visitors too. */
const CountriesPage = () => {
  const { t } = useTranslation(['identity', 'app']);
  const language = useLanguage();
  const tag = languageOptions().find((option) => option.language === language)?.tag ?? 'en';
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <RefusedCountries locale={tag} />
        <Card>
          <div className="-my-2">
            <ListRow
              leading={<HeadsetIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('refused.contact')}
              detail={t('app:service')}
              caret
              onClick={useOpenService()}
            />
          </div>
        </Card>
      </div>
    </ScreenFrame>
  );
};

export default CountriesPage;
