/** The order matters: most browsers also name the ones that come later. */
const BROWSERS = {
  'Edg/': 'Edge',
  'OPR/': 'Opera',
  'SamsungBrowser/': 'Samsung Internet',
  'Firefox/': 'Firefox',
}
const MORE = { 'FxiOS/': 'Firefox', 'CriOS/': 'Chrome', 'Chrome/': 'Chrome', 'Safari/': 'Safari' }
const SYSTEMS = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  'Mac OS X': 'macOS',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

const browserName = (words: Record<string, string>, text: string): string =>
  Object.entries(words).find(([word]) => text.includes(word))?.[1] ?? ''

/** A browser's name for the customer; proper names, equal in every language. Used for display only. */
export const describeBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: browserName({ ...BROWSERS, ...MORE }, userAgent),
  system: browserName(SYSTEMS, userAgent),
})
