import { useMinute } from '@/api/use-server-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPositive, isZero, type Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import {
  ButtonLink,
  Card,
  CoinIcon,
  DetailList,
  EmptyState,
  LoadableView,
  SkeletonBars,
} from '@/ui';
import { RichText } from '@/ui/layout/rich-text';
import { standingOf, unitsLeft, type Project, type Standing } from '../model';
import { useNewestSubscriptions, useProjects, type ProjectLanguage } from '../queries';
import { ownUnits, type Subscription } from '../subscription';
import { bothTimesText, formatUnitPrice, formatUnits } from '../use-texts';
import { BothTimes } from './figures';
import { FollowSubscription } from './follow-subscription';
import { SoldBar } from './sold-bar';
import { StandingChip, useTimeLine } from './standing';
import { Subscribe, type SubscribeProps } from './subscribe';

const ICON = 40;

const Others = () => {
  const { t } = useTranslation('project');
  return (
    <ButtonLink tone="secondary" size="medium" to={SCREENS.project}>
      {t('seeAll')}
    </ButtonLink>
  );
};

const Head = (props: {
  readonly project: Project;
  readonly standing: Standing;
  readonly now: number;
}) => {
  const { t } = useTranslation('project');
  const { project, standing, now } = props;
  const { title, summary, unit, price, pay } = project;
  const timeLine = useTimeLine();
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <CoinIcon symbol={unit} size={ICON} />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 dir="auto" className="min-w-0 text-row wrap-anywhere">
                {title}
              </h2>
              <StandingChip standing={standing} />
            </div>
            {summary !== undefined && (
              <p dir="auto" className="text-body wrap-anywhere text-ink-2">
                {summary}
              </p>
            )}
          </div>
        </div>
        <SoldBar project={project} standing={standing} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-row">
            {price !== undefined && t('price.each', { price: formatUnitPrice(price, pay) })}
          </span>
          <span className="text-body text-ink-2">{timeLine(project, standing, now)}</span>
        </div>
      </div>
    </Card>
  );
};

/** Why nobody, or nobody new, can subscribe now, with the next step. */
const Closed = ({
  project,
  standing,
}: {
  readonly project: Project;
  readonly standing: Standing;
}) => {
  const { t } = useTranslation('project');
  const { startsAt, startText } = project;
  const why = {
    upcoming: t('blocked.upcoming', { time: bothTimesText(startsAt, startText) }),
    running: t('blocked.noPrice'),
    full: t('blocked.full'),
    ended: t('blocked.ended'),
  } as const;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-body text-ink-2">{why[standing]}</p>
      <Others />
    </div>
  );
};

const Details = (props: {
  readonly project: Project;
  readonly own: Decimal;
  readonly standing: Standing;
}) => {
  const { t } = useTranslation('project');
  const { project, own, standing } = props;
  const { unit, units, sold, minimum, maximum, isMaximumKnown, placesLeft } = project;
  const noMaximum = isMaximumKnown ? t('noMaximum') : t('maximumUnknown');
  const shown = (amount: Decimal): string => formatUnits(amount, unit);
  const isOnSale = standing === 'running' || standing === 'full';
  return (
    <Card title={t('details')}>
      <DetailList
        items={[
          isPositive(own) && { label: t('own'), value: shown(own) },
          { label: t('allUnits'), value: shown(units) },
          standing !== 'upcoming' && { label: t('sold'), value: shown(sold) },
          isOnSale && { label: t('unitsLeft'), value: shown(unitsLeft(project)) },
          isOnSale &&
            placesLeft !== undefined && { label: t('placesLeft'), value: `${placesLeft}` },
          !isZero(minimum) && { label: t('minimum'), value: shown(minimum) },
          {
            label: t('maximum'),
            value: isZero(maximum) ? noMaximum : shown(maximum),
          },
          {
            label: t('start'),
            value: <BothTimes at={project.startsAt} text={project.startText} />,
          },
          { label: t('end'), value: <BothTimes at={project.endsAt} text={project.endText} /> },
        ]}
      />
    </Card>
  );
};

/** Props of a project's screen. */
interface ProjectViewProps extends SubscribeProps {
  readonly id: number | undefined;
  readonly language: ProjectLanguage;
  readonly isSignedIn: boolean;
  /** Shown to a visitor in place of the form. */
  readonly visitor: ReactNode;
}

const OneProject = (
  props: ProjectViewProps & {
    readonly project: Project;
    readonly readAt: number;
    readonly subscriptions: readonly Subscription[];
  },
) => {
  const { t } = useTranslation('project');
  const { project, subscriptions, isSignedIn, visitor } = props;
  const now = useMinute();
  const own = ownUnits(subscriptions, project.id);
  const standing = standingOf(project, own, now);
  const isOpen = standing === 'running' && project.price !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <Head project={project} standing={standing} now={now} />
      <Card title={t('action.subscribe')}>
        {!isOpen && <Closed project={project} standing={standing} />}
        {isOpen && !isSignedIn && visitor}
        {isSignedIn && <Subscribe {...props} own={subscriptions} isOpen={isOpen} />}
      </Card>
      <Details project={project} own={own} standing={standing} />
      {project.html !== undefined && (
        <Card title={t('about')}>
          <RichText html={project.html} />
        </Card>
      )}
    </div>
  );
};

/** A project with its terms, its texts, and the form to subscribe. */
export const ProjectView = (props: ProjectViewProps) => {
  const { t } = useTranslation(['project', 'app']);
  const { id, language, isSignedIn } = props;
  const projects = useProjects(language);
  const subscriptions = useNewestSubscriptions(isSignedIn);
  const list = projects.value;
  const own = subscriptions.value;
  return (
    <LoadableView
      of={{
        // The ids of earlier subscriptions tell them from one whose reply was lost.
        value: list && own && { list, own },
        failed: projects.failed || subscriptions.failed,
        retry: () => {
          projects.retry();
          subscriptions.retry();
        },
      }}
      texts={{
        failed: t(projects.failed ? 'failed' : 'recordsFailed'),
        retry: t('app:retry'),
      }}
      skeleton={<SkeletonBars heights={['h-40', 'h-56', 'h-56']} />}
    >
      {(loaded) => {
        const project = loaded.list.find((one) => one.id === id);
        return project === undefined ? (
          <>
            <EmptyState text={t('notOnSale')} action={<Others />} />
            {isSignedIn && <FollowSubscription identityPath={props.identityPath} />}
          </>
        ) : (
          <OneProject
            key={project.id}
            {...props}
            project={project}
            readAt={projects.readAt}
            subscriptions={loaded.own}
          />
        );
      }}
    </LoadableView>
  );
};
