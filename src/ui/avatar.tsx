import { Avatar as BaseAvatar } from '@base-ui/react/avatar';
import { coinColor } from './coin-color';
import { initialsOf } from './initials';

/** Somebody's picture, or the first letters of the name. */
export interface AvatarProps {
  readonly name: string;
  readonly picture?: string | undefined;
  /** Only where the name does not stand beside it: without, it is decoration. */
  readonly label?: string | undefined;
  /** In pixels. */
  readonly size?: number | undefined;
}

/** On the grounds of `coinColor`, in both themes. */
const WHITE = '#ffffff';

/** Round; the letters stay where the picture is missing or cannot be loaded. */
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
