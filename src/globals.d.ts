/** True in demo builds only; a constant at build time, so that production holds no demo code. */
declare const __DEMO__: boolean;

/** An icon of Phosphor's set as a component: made by `toIconComponent` in vite.config.ts, imported by src/ui/icons.ts alone. */
declare module '~icons/ph/*' {
  import type { Icon } from '@/ui/icons';

  const icon: Icon;
  export default icon;
}

/** The version of the app, as in package.json. */
declare const __VERSION__: string;

interface Window {
  /** Reads codes from pictures (Shape Detection API). Not in every browser. */
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => {
    detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
  };
}
