export function startPreview(
  kind: 'production' | 'demo',
  options: { readonly port: number; readonly mockPort: number; readonly quiet?: boolean },
): Promise<{ readonly url: string; close: () => Promise<void> }>;
