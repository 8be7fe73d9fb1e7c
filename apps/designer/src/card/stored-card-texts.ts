import { type CardTexts, cardTextsOf, parseCardTexts } from '@passepartout/document'
import type { Editor } from '@passepartout/editor'

const KEY = 'card-words'

/** Texts of another card on this device; they never leave it. */
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
    // Storage may be forbidden.
  }
}

/** Stores names, date, time and place of a card on this device once the customer has changed them. */
export function storeCardTexts(editor: Pick<Editor, 'onCommit'>): void {
  editor.onCommit(({ cause, document, step }) => {
    if (cause !== 'do' || step?.name !== 'words-changed') return
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...loadStoredCardTexts(), ...cardTextsOf(document) }))
    } catch {
      // Storage may be full or forbidden; nothing depends on it.
    }
  })
}
