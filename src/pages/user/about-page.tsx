import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { REFUSED_COUNTRIES } from '@/domain/eligibility/countries';
import { languageOptions, useLanguage } from '@/features/language';
import { Articles } from '@/features/notices';
import { regionNames } from '@/lib/region-names';
import { Card } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { Documents } from './documents';

/** Product name and version. */
const Product = () => {
  const { t } = useTranslation('about');
  return (
    <header className="flex items-center gap-4">
      <img
        src={`${import.meta.env.BASE_URL}${BRAND.logo}`}
        alt=""
        width={56}
        height={56}
        className="shrink-0"
      />
      <div className="min-w-0">
        <p className="text-title">{BRAND.name}</p>
        <p className="text-body text-ink-2">{t('tagline')}</p>
        <p className="text-label text-ink-2">{t('version', { version: __VERSION__ })}</p>
      </div>
    </header>
  );
};

/** About the product: description, operator, risks and countries that are not served. */
const AboutPage = () => {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const tag = languageOptions().find((option) => option.language === language)?.tag ?? 'en';
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <Product />
        <p className="text-row">{t('members')}</p>
        {__DEMO__ && <p className="text-label text-ink-2">{t('simulated')}</p>}
        <Card>
          <Articles category="about" language={language} />
        </Card>
        <Card title={t('risk.title')}>
          <p className="text-body text-ink-2">{t('risk.text')}</p>
        </Card>
        <Card title={t('refused.title')}>
          <p className="text-body text-ink-2">{t('refused.text')}</p>
          <ul className="mt-2 list-disc pl-5 text-body">
            {regionNames(REFUSED_COUNTRIES, tag).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
        <Documents />
      </div>
    </ScreenFrame>
  );
};

export default AboutPage;
