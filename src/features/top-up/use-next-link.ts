import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { gatePath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { servicePath } from '@/domain/screens/service-path';
import type { Help } from '@/ui/feedback/help-link';
import type { Channel } from './channel';
import { channelStepPath } from './place';
import type { NextStep } from './refusals';

/** Gives the link to a next step; a field that is to be mended has none: `undefined`. */
export const useNextLink = ({ currencyId }: Channel) => {
  const { t } = useTranslation('topUp');
  const { pathname, search } = useLocation();
  const service = t('next.service');
  const links: Readonly<Record<NextStep, Help | undefined>> = {
    choose: { text: t('next.choose'), to: channelStepPath(currencyId) },
    switch: {
      text: t('next.switch'),
      to: gatePath(SCREENS.switchAccount, `${pathname}${search}`),
    },
    service: { text: service, to: SCREENS.customerService },
    frozen: { text: service, to: servicePath('frozen') },
    locked: { text: service, to: servicePath('locked') },
    records: { text: t('next.records'), to: SCREENS.topUpRecords },
    field: undefined,
  };
  return (step: NextStep | undefined): Help | undefined =>
    step === undefined ? undefined : links[step];
};
