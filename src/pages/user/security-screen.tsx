import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { servicePath, type ServiceCase } from '@/domain/screens/service-path';
import { useSecurity } from '@/features/security';
import { ButtonLink, LoadableView, SkeletonBars } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';

type Security = NonNullable<ReturnType<typeof useSecurity>['value']>;

/** The shape of a form of three fields and a button. */
const HEIGHTS = ['h-18', 'h-18', 'h-18', 'h-14'] as const;

/** The way to a person, who helps where the app cannot; with a text to copy if it is `about` one of the cases. */
export const ServiceLink = ({ about }: { readonly about?: ServiceCase }) => {
  const { t } = useTranslation('security');
  return (
    <ButtonLink
      block
      size="medium"
      tone="secondary"
      to={about === undefined ? SCREENS.customerService : servicePath(about)}
    >
      {t('service')}
    </ButtonLink>
  );
};

/** The frame of a screen that changes what protects the user, in all states of its data. */
export const SecurityScreen = (props: {
  /** True if it must be known whether there is a trade password. */
  readonly needsTradePassword?: boolean;
  readonly children: (security: Security) => ReactNode;
}) => {
  const { t } = useTranslation(['security', 'app']);
  return (
    <ScreenFrame>
      <div className="gutter pt-2">
        <LoadableView
          of={useSecurity(props.needsTradePassword)}
          texts={{ failed: t('failed'), retry: t('app:retry') }}
          skeleton={<SkeletonBars heights={HEIGHTS} />}
        >
          {props.children}
        </LoadableView>
      </div>
    </ScreenFrame>
  );
};
