import type { GlossaryEntry } from '@passepartout/content-model'
import { type ReactNode, useId } from 'react'
import { piecesOf } from '../../platform/glossary.ts'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'

interface Explanations {
  /** The text with the words of the trade in it as buttons, each where it is met first. */
  explain: (text: string) => ReactNode
  /** As `explain`, for words that become HTML later: they come back with `marks` instead of buttons. */
  mark: (text: string) => string
  /** HTML with what `mark` left in it as buttons. */
  unmark: (html: string) => string
  /** What the buttons open; asked for last, it stands behind the texts. */
  notes: () => ReactNode
}

/** Not used by any text: they frame an entry's number and its word (Unicode's private use area). */
const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002']
const MARKED = new RegExp(`${BEGIN}(\\d+)${MIDDLE}([^${END}]*)${END}`, 'g')

/**
 * Explains words of the trade in the texts of one part of a page: a button that opens a note, by the browser alone, so
 * that it works without a script (decision 95).
 */
export function useExplanations({ glossary, ...page }: Page): Explanations {
  const id = useId()
  if (!glossary) return { explain: text => text, mark: text => text, unmark: html => html, notes: () => null }
  const met = new Set<GlossaryEntry>()
  const noteId = (entry: GlossaryEntry) => `${id}${entry.id}`
  const { entries, more } = glossary.story
  return {
    explain: text =>
      piecesOf(text, glossary, met).map(piece =>
        piece.entry ? (
          <button key={piece.entry.id} type="button" popoverTarget={noteId(piece.entry)} className="term">
            {piece.text}
          </button>
        ) : (
          piece.text
        ),
      ),
    mark: text =>
      piecesOf(text, glossary, met)
        .map(piece =>
          piece.entry
            ? `${BEGIN}${String(entries.indexOf(piece.entry))}${MIDDLE}${piece.text}${END}`
            : piece.text,
        )
        .join(''),
    unmark: html =>
      html.replace(MARKED, (_, index: string, word: string) => {
        const entry = entries[Number(index)]
        return entry
          ? `<button type="button" popovertarget="${noteId(entry)}" class="term">${word}</button>`
          : word
      }),
    notes: () =>
      [...met].map(entry => (
        <div key={entry.id} id={noteId(entry)} popover="auto" className="hint">
          <p className="font-semibold text-15">{entry.word}</p>
          <p className="mt-1">{entry.text}</p>
          {more && (
            <p className="mt-2">
              <a href={addressOf({ ...more.link, anchor: entry.id }, page)}>{more.text}</a>
            </p>
          )}
        </div>
      )),
  }
}
