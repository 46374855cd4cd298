import type { Preview, Project } from './model';

/** A subscription as its sheet shows it. */
export interface SubscribeIntent {
  readonly project: Project;
  readonly preview: Preview;
  /** The units as typed. */
  readonly typed: string;
}
