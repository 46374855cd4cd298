import { Avatar as BaseAvatar } from '@base-ui/react/avatar';
import { coinColor } from './coin-color';
import { initialsOf } from './initials';

/** A user's picture, or the initials of the name. */
export interface AvatarProps {
  readonly name: string;
  readonly picture?: string | undefined;
  /** Only if the name is not displayed beside it; without it the avatar is decoration. */
  readonly label?: string | undefined;
  /** In pixels. */
  readonly size?: number | undefined;
}

/** On the colours of `coinColor`, in both themes. */
const WHITE = '#ffffff';

/** Round; shows the initials if the picture is missing or fails to load. */
export const Avatar = ({ name, picture, label, size = 40 }: AvatarProps) => (
  <BaseAvatar.Root
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    className="relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold select-none"
    style={{
      width: size,
      height: size,
      background: coinColor(name),
      color: WHITE,
      fontSize: size * 0.4,
    }}
  >
    {picture !== undefined && (
      <BaseAvatar.Image src={picture} alt="" className="absolute inset-0 size-full object-cover" />
    )}
    <BaseAvatar.Fallback>{initialsOf(name)}</BaseAvatar.Fallback>
  </BaseAvatar.Root>
);
