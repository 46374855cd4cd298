/** When a market opens or closes: weekday and time on the device's clock, `Mon 06:00`. A market never stays closed for a week. */
export const formatMarketTime = (epochSeconds: number, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(epochSeconds * 1000));
