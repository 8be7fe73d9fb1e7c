import { type CardTexts, cardTextsOf, parseCardTexts } from '@passepartout/document'
import type { Editor } from '@passepartout/editor'

const KEY = 'card-words'

/** What was written on another card of this device; it never leaves it. */
export function loadStoredCardTexts(): CardTexts {
  try {
    return parseCardTexts(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export function clearStoredCardTexts(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

/** Keeps names, date, time and place of a card on this device, as soon as they are the customer's. */
export function storeCardTexts(editor: Pick<Editor, 'onCommit'>): void {
  editor.onCommit(({ cause, document, step }) => {
    if (cause !== 'do' || document.kind !== 'card' || step?.name !== 'words-changed') return
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...loadStoredCardTexts(), ...cardTextsOf(document) }))
    } catch {
      // A full or closed memory keeps nothing, and nothing depends on it.
    }
  })
}
