import { type Document, documentKindFacts, type Finding, findText, textOf } from '@passepartout/document'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { isMessageKey } from '../../messages/messages.ts'

/** Enough characters of a text to recognise it. */
const MOST_LETTERS = 40

/**
 * Refuses a design with its blockers: as sentences that name text, person and page, and as preflight findings, so that
 * the designer can lead to them.
 */
export function refuseOrderBlockers(
  { translate }: CallContext,
  document: Document,
  blockers: readonly Finding[],
): Refusal {
  const messages = blockers.flatMap(finding => {
    const text = `cart.${finding.id}`
    if (!isMessageKey(text)) return []
    const where = placeOf(translate, document, finding)
    if (!where) return [{ text, params: {}, sentence: translate(text) }]
    const params = { where, what: translate(text) }
    return [{ text: 'cart.blocker-at' as const, params, sentence: translate('cart.blocker-at', params) }]
  })
  const [first] = messages
  return refuse('invalid-document', {
    ...(first && { text: first.text, params: first.params }),
    errors: { document: [...new Set(messages.map(({ sentence }) => sentence))] },
    details: {
      findings: blockers.map(({ id, key, pageId, elementId, assetId, params, records }) => ({
        ...{ id, key, pageId, elementId, assetId, params },
        ...(records && { records: [...records] }),
      })),
    },
  })
}

/** Names the person, the text and, where pages are sides, the page of a finding; empty when none is known. */
function placeOf(
  translate: CallContext['translate'],
  document: Document,
  { pageId, elementId, params }: Finding,
): string {
  const text = elementId === null ? undefined : findText(document, elementId)?.element
  const words = text ? textOf(text).replace(/\s+/g, ' ').trim() : ''
  const letters = [...words]
  const short = letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : words
  const page =
    documentKindFacts(document).pages === 'sides' ? document.pages.findIndex(({ id }) => id === pageId) : -1
  return [
    typeof params.who === 'string' ? params.who : '',
    short && translate('cart.blocker-words', { words: short }),
    page >= 0 ? translate('cart.blocker-page', { page: page + 1 }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
