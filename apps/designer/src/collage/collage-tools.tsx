import { allSlots } from '@passepartout/document'
import { ChevronLeft, ChevronRight, Shuffle } from 'lucide-react'
import { useEffect } from 'react'
import { LayoutPicker } from '../shell/lazy-parts.tsx'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { useSelectedText } from '../text/text-bar.tsx'
import { useShuffle } from './use-shuffle.ts'

/** Floating tools of a collage: shuffle, and back and forth through the arrangements. */
export function CollageTools() {
  const { t, editor, view } = useDesigner()
  const isOpen = useView(state => state.layouts)
  const selectedText = useSelectedText()
  const { shown, newest, shuffle, previous, next } = useShuffle()
  const isEditing = useEditor(({ session }) => session.mode === 'edit' && session.open === null)
  const placed = useEditor(({ document }) => allSlots(document).filter(({ slot }) => slot.photo).length)
  useEffect(
    () =>
      editor.onIntent(({ type }) => {
        if (type === 'shuffle') shuffle()
        if (type === 'layouts') view.set(state => ({ layouts: !state.layouts }))
      }),
    [editor, view, shuffle],
  )
  // A selected text has its tools here.
  if (!isEditing || selectedText) return null
  if (isOpen) return <LayoutPicker />
  return (
    <div className="collage-tools">
      {placed > 1 && (
        <button type="button" className="button" onClick={shuffle}>
          <Shuffle size={18} aria-hidden />
          {t('collage.shuffle')}
        </button>
      )}
      {shown !== null && (
        <div className="proposals">
          <button
            type="button"
            className="icon-button"
            aria-label={t('collage.previous')}
            aria-disabled={shown <= 1}
            onClick={previous}
          >
            <ChevronLeft size={18} aria-hidden />
          </button>
          <span>{t('collage.proposal', { number: shown })}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('collage.next')}
            aria-disabled={shown > newest}
            onClick={next}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
