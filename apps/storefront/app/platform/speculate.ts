import { SPECULATION_RULES } from './speculation-rules.ts'

interface Line {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Lets the browser fetch the page behind a link that a visitor turns to. By script, because only the browser knows what
 * its line costs: none where data is saved or the line is as slow as 2G.
 */
export function speculate(line: Line | undefined = (navigator as { connection?: Line }).connection): void {
  if (line?.saveData || /2g$/.test(line?.effectiveType ?? '')) return
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = SPECULATION_RULES
  document.head.append(rules)
}
