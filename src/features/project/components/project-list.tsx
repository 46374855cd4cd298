import { useMinute } from '@/api/use-server-time';
import { useTranslation } from 'react-i18next';
import { ZERO } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import { CoinIcon, EmptyState, Link, LoadableView, SkeletonBars } from '@/ui';
import { inOrder, standingOf, type Project } from '../model';
import { useProjects, type ProjectLanguage } from '../queries';
import { formatUnitPrice } from '../use-texts';
import { FollowSubscription } from './follow-subscription';
import { SoldBar } from './sold-bar';
import { StandingChip, useTimeLine } from './standing';

const ICON = 40;

const ProjectCard = ({ project, now }: { readonly project: Project; readonly now: number }) => {
  const { t } = useTranslation('project');
  const timeLine = useTimeLine();
  const standing = standingOf(project, ZERO, now);
  const { id, title, summary, price, pay, unit } = project;
  return (
    <li>
      <Link
        to={`${SCREENS.projectDetail}?id=${id}`}
        className="press flex flex-col gap-3 rounded-card bg-surface p-4"
      >
        <span className="flex items-start gap-3">
          <CoinIcon symbol={unit} size={ICON} />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 dir="auto" className="min-w-0 text-row wrap-anywhere">
                {title}
              </h2>
              <StandingChip standing={standing} />
            </span>
            {summary !== undefined && (
              <span dir="auto" className="text-label wrap-anywhere text-ink-2">
                {summary}
              </span>
            )}
          </span>
        </span>
        <SoldBar project={project} standing={standing} />
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-body font-semibold">
            {price !== undefined && t('price.each', { price: formatUnitPrice(price, pay) })}
          </span>
          <span className="text-label text-ink-2">{timeLine(project, standing, now)}</span>
        </span>
      </Link>
    </li>
  );
};

/** The projects: those that are open first, then those to come, those that are full, those that have ended. */
export const ProjectList = (props: {
  readonly language: ProjectLanguage;
  readonly isSignedIn: boolean;
  /** The address where the identity is verified. */
  readonly identityPath: string;
}) => {
  const { t } = useTranslation(['project', 'app']);
  const projects = useProjects(props.language);
  const now = useMinute();
  return (
    <>
      <LoadableView
        of={projects}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={<SkeletonBars heights={['h-11', 'h-36', 'h-36', 'h-36']} />}
        empty={{
          isEmpty: ({ length }) => length === 0,
          content: <EmptyState text={t('none')} />,
        }}
      >
        {(list) => (
          <>
            <p className="mb-4 text-body text-ink-2">{t('intro')}</p>
            <ul className="flex flex-col gap-3">
              {inOrder(list, now).map((project) => (
                <ProjectCard key={project.id} project={project} now={now} />
              ))}
            </ul>
          </>
        )}
      </LoadableView>
      {props.isSignedIn && <FollowSubscription identityPath={props.identityPath} />}
    </>
  );
};
