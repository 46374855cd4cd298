import { useTranslation } from 'react-i18next';
import { REFUSED_COUNTRIES } from '@/domain/eligibility/countries';
import { regionNames } from '@/lib/region-names';
import { Card } from '@/ui';
import { CheckIcon, XIcon } from '@/ui/icons';

/** The countries that are not served: which, why, what is closed and what stays open. */
export const RefusedCountries = ({ locale }: { readonly locale: string }) => {
  const { t } = useTranslation('identity');
  return (
    <>
      <Card>
        <p className="text-body">{t('refused.text')}</p>
        <ul className="mt-2 -mb-2 divide-y divide-line">
          {regionNames(REFUSED_COUNTRIES, locale).map((name) => (
            <li key={name} className="flex min-h-12 items-center text-row">
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <div className="flex items-start gap-3">
          <XIcon aria-hidden="true" size={22} className="shrink-0 text-red" />
          <div>
            <h2 className="text-row">{t('refused.closedTitle')}</h2>
            <p className="mt-1 text-body text-ink-2">{t('refused.closed')}</p>
          </div>
        </div>
        <div className="mt-4 flex items-start gap-3 border-t border-line pt-4">
          <CheckIcon aria-hidden="true" size={22} className="shrink-0 text-green" />
          <div>
            <h2 className="text-row">{t('refused.openTitle')}</h2>
            <p className="mt-1 text-body text-ink-2">{t('refused.open')}</p>
          </div>
        </div>
      </Card>
    </>
  );
};
