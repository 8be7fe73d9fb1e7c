import { type NetworkInformation, prefersLessData } from './prefers-less-data.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/**
 * Lets the browser fetch the page behind a link that a visitor turns to. By script, because only the browser knows what
 * its line costs: none where data is saved or the line is as slow as 2G.
 */
export function prefetchOnIntent(line?: NetworkInformation): void {
  if (prefersLessData(line)) return
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = SPECULATION_RULES
  document.head.append(rules)
}
