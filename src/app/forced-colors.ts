const query = window.matchMedia('(forced-colors: active)');

const load = (): void => {
  if (query.matches) void import('@/ui/styles/forced-colors.css');
};

/** Loads the styles for forced colours (high contrast of Windows) where they are on, also if that is later. */
export const followForcedColors = (): void => {
  load();
  query.addEventListener('change', load);
};
