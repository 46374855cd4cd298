export const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./*.json', {
  import: 'default',
});
