import type { StencilElement } from '@passepartout/document'
import type { KeyboardEvent } from 'react'
import { boxStyle } from '../canvas/box-style.ts'
import { CornerHandles } from '../canvas/corner-handles.tsx'
import { useDragBox } from '../canvas/use-drag-box.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { arrowNudge } from '../text/nudge-by-key.ts'
import { stencilName } from './stencil-name.ts'

interface StencilOnPageProps {
  figure: StencilElement
  pageId: string
  /** CSS pixels per mm. */
  scale: number
}

/**
 * An added stencil as a button for keys and screen readers; pointers reach the photos below it, and drag it on the
 * stage once it is selected. Arrows move it by 1 mm, with Shift by 10, with Alt by 0.1, with Ctrl they resize it by as
 * much; Delete removes it.
 */
export function StencilOnPage({ figure, pageId, scale }: StencilOnPageProps) {
  const { t, editor } = useDesigner()
  const { id } = figure
  const isSelected = useEditor(({ session }) => session.mode === 'edit' && session.selection.includes(id))
  const fit = { x: 0, y: 0, scale }
  const button = useDragBox<HTMLButtonElement>(figure, fit)
  const change = (event: KeyboardEvent) => {
    const arrow = arrowNudge(event)
    const isWide = event.ctrlKey || event.metaKey
    const isGone = event.key === 'Delete' || event.key === 'Backspace'
    if (isGone && !isWide) editor.commands.setFigure(pageId, null, '')
    else if (!arrow) return
    else if (isWide) editor.commands.setFigureWidth(id, figure.box.width + (arrow.x || -arrow.y) * arrow.step)
    else editor.commands.moveFigure(id, { x: arrow.x * arrow.step, y: arrow.y * arrow.step })
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="scene-button scene-figure"
        data-scene={id}
        style={boxStyle(figure, fit)}
        aria-pressed={isSelected}
        aria-label={t('scene.figure', { name: stencilName(t, figure) })}
        onClick={() => editor.session.select([id])}
        onKeyDown={change}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible')) editor.session.select([id])
        }}
      />
      {isSelected && <CornerHandles element={figure} fit={fit} />}
    </>
  )
}
