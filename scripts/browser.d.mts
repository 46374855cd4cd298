export interface Browser {
  readonly path: string;
  readonly source: string;
}
export const CHROMIUM_ARGS: string[];
export function findBrowser(): Browser | undefined;
export function browserHelp(): string;
