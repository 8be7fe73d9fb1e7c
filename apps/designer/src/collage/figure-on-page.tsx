import type { StencilElement, StillCorner } from '@passepartout/document'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useHandle } from '../canvas/use-handle.ts'
import { useDesigner, useEditor, useInHand } from '../state/designer-context.ts'
import { arrowOf } from '../text/change-by-key.ts'
import { figureName } from './figure-name.ts'

interface FigureOnPageProps {
  figure: StencilElement
  pageId: string
  /** CSS pixels per mm. */
  scale: number
}

/**
 * A form that the customer laid over the photos, as a button for keys and screen readers: pointers find the photos in it, and
 * take it along by the stage once it is selected. Arrows move it by 1 mm, with Shift by 10, with Alt by 0.1, with Strg they make
 * it smaller and larger by as much; Delete takes it away.
 */
export function FigureOnPage({ figure, pageId, scale }: FigureOnPageProps) {
  const { t, editor } = useDesigner()
  const { id } = figure
  const isSelected = useEditor(({ session }) => session.mode === 'edit' && session.selection.includes(id))
  const lifted = useInHand(id)
  const { box } = lifted?.element ?? figure
  const style = {
    left: box.x * scale,
    top: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
  const change = (event: KeyboardEvent) => {
    const arrow = arrowOf(event)
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
        type="button"
        className="scene-button scene-figure"
        data-scene={id}
        style={style}
        aria-pressed={isSelected}
        aria-label={t('scene.figure', { name: figureName(t, figure) })}
        onClick={() => editor.session.select([id])}
        onKeyDown={change}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible')) editor.session.select([id])
        }}
      />
      {isSelected && <Corners figure={figure} style={style} scale={scale} />}
    </>
  )
}

/** The corner that a handle is at, and the one that stays where it is meanwhile. */
const CORNERS = {
  'top-left': { still: 'bottom-right', x: -1, y: -1 },
  'top-right': { still: 'bottom-left', x: 1, y: -1 },
  'bottom-left': { still: 'top-right', x: -1, y: 1 },
  'bottom-right': { still: 'top-left', x: 1, y: 1 },
} as const satisfies Record<string, { still: StillCorner; x: 1 | -1; y: 1 | -1 }>
type Corner = keyof typeof CORNERS

interface Drag {
  corner: Corner
  at: { x: number; y: number }
  width: number
}

interface CornersProps {
  figure: StencilElement
  style: CSSProperties
  scale: number
}

function Corners({ figure, style, scale }: CornersProps) {
  const handle = useHandle<Drag>(figure.id, ({ corner, at, width }, event) => {
    const { still, x, y } = CORNERS[corner]
    const ratio = figure.box.height / figure.box.width
    // What a hand does along the diagonal counts; the form keeps its proportion.
    const along =
      ((event.clientX - at.x) * x + (event.clientY - at.y) * y * ratio) / (1 + ratio * ratio) / scale
    return event.altKey
      ? { figureMm: width + 2 * along, still: 'middle' }
      : { figureMm: width + along, still }
  })
  return (
    <div className="text-frame figure-frame" style={style} aria-hidden="true">
      {(Object.keys(CORNERS) as Corner[]).map(corner => (
        <span
          key={corner}
          className="text-handle"
          data-corner={corner}
          {...handle(({ clientX, clientY }) => ({
            corner,
            at: { x: clientX, y: clientY },
            width: figure.box.width,
          }))}
        />
      ))}
    </div>
  )
}
