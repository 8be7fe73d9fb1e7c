import type { GlossaryEntry } from '@passepartout/content-model'
import { type ReactNode, useId } from 'react'
import { splitByGlossary } from '../../platform/glossary.ts'
import type { Page } from '../../platform/page.ts'
import { urlOf } from '../links/address.ts'

interface Explanations {
  /** The text with glossary terms as buttons, each at its first occurrence. */
  explain: (text: string) => ReactNode
  /** The notes that the buttons open; called last, so that they follow all texts. */
  notes: () => ReactNode
}

/**
 * Explains glossary terms in the texts of one part of a page: a button opens a note by the browser alone, without a
 * script (decision 95).
 */
export function useExplanations({ glossary, ...page }: Page): Explanations {
  const id = useId()
  if (!glossary) return { explain: text => text, notes: () => null }
  const met = new Set<GlossaryEntry>()
  const noteId = (entry: GlossaryEntry) => `${id}${entry.id}`
  const { more } = glossary.story
  return {
    explain: text =>
      splitByGlossary(text, glossary, met).map(piece =>
        piece.entry ? (
          <button key={piece.entry.id} type="button" popoverTarget={noteId(piece.entry)} className="term">
            {piece.text}
          </button>
        ) : (
          piece.text
        ),
      ),
    notes: () =>
      [...met].map(entry => (
        <div key={entry.id} id={noteId(entry)} popover="auto" className="hint">
          <p className="font-semibold text-15">{entry.word}</p>
          <p className="mt-1">{entry.text}</p>
          {more && (
            <p className="mt-2">
              <a href={urlOf({ ...more.link, anchor: entry.id }, page)}>{more.text}</a>
            </p>
          )}
        </div>
      )),
  }
}
