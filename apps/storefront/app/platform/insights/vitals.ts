import { onCLS, onINP, onLCP } from 'web-vitals'

/** Tells how fast the page was for its visitor, each value as soon as it stands: milliseconds, and for `cls` its score. */
export function startVitals(tell: (name: 'lcp' | 'inp' | 'cls', value: number) => void): void {
  onLCP(({ value }) => tell('lcp', Math.round(value)))
  onINP(({ value }) => tell('inp', Math.round(value)))
  onCLS(({ value }) => tell('cls', Math.round(value * 10_000) / 10_000))
}
