import { fingerprintDrawing } from '../../document-dependencies.ts'
import { unplacedTexts } from '../../layout/unplaced-texts.ts'
import type { Document } from '../../model.ts'
import type { Finding } from '../finding.ts'
import { keepAsIs } from '../text-check.ts'

/** Maximum length of a quoted text, enough to recognise it. */
const MAX_LETTERS = 40

/** Words that the chosen product has no place for: they are not printed. */
export function findUnplacedTexts(document: Document): Finding[] {
  const waiting = unplacedTexts(document)
  const [first] = waiting
  if (first === undefined) return []
  const key = `words-left/${fingerprintDrawing(waiting.join('\n'))}`
  const kept = Object.hasOwn(document.kept, key)
  const letters = [...first.replace(/\s+/g, ' ')]
  const words =
    letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('').trimEnd()}…` : letters.join('')
  return [
    {
      ...{ id: 'words-left', key, severity: 'strong', pageId: null, elementId: null, assetId: null },
      params: { words, count: waiting.length },
      repairs: kept ? [] : [keepAsIs(key)],
      kept,
    },
  ]
}
