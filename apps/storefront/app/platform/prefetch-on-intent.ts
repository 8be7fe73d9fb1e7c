import { type NetworkInformation, prefersLessData } from './prefers-less-data.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/**
 * Lets the browser prefetch the page of a link on intent. By script, because only the browser knows the cost of its
 * connection: no prefetch with data saver or on 2G.
 */
export function prefetchOnIntent(line?: NetworkInformation): void {
  if (prefersLessData(line)) return
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = SPECULATION_RULES
  document.head.append(rules)
}
