/** In this order: most browsers name the ones before them, too. */
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

/** What a customer knows a browser by; proper names, the same in every language. Nothing is decided by it. */
export const describeBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: browserName({ ...BROWSERS, ...MORE }, userAgent),
  system: browserName(SYSTEMS, userAgent),
})
