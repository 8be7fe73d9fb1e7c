import type { Box, TextElement } from '@passepartout/document'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { ViewTransform } from '../canvas/view-transform.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { caretIndexAt, caretIndexBeside, caretRect, selectionRects } from './caret-geometry.ts'
import { useTextField } from './use-text-field.ts'

const KEYS = { ArrowUp: 'up', ArrowDown: 'down', Home: 'start', End: 'end' } as const
/**
 * The open text on the page. The visible text is the print rendering; over it, an invisible field takes keys and input
 * methods, and the caret is drawn at its place in the rendering. Where a sheet is open, its field takes the keys.
 */
export function TextOnPage({
  element,
  fit,
  label,
}: {
  element: TextElement
  fit: ViewTransform
  label: string
}) {
  const { box, turn } = element
  const place = {
    left: fit.x + box.x * fit.scale,
    top: fit.y + box.y * fit.scale,
    width: box.width * fit.scale,
    height: box.height * fit.scale,
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
  }
  const { view } = useDesigner()
  const inSheet = useView(({ layout }) => layout !== 'desk')
  useEffect(() => {
    if (inSheet) view.set(({ sheet }) => ({ tab: 'text', sheet: sheet === 'peek' ? 'half' : sheet }))
  }, [inSheet, view])
  return (
    <div className="text-open" style={place} data-scene={element.id}>
      <Caret element={element} scale={fit.scale} />
      {inSheet ? null : <PageField element={element} scale={fit.scale} label={label} />}
    </div>
  )
}

function PageField({ element, scale, label }: { element: TextElement; scale: number; label: string }) {
  const { editor, design } = useDesigner()
  const { tellCaret, onKeyDown, ...field } = useTextField(element)
  const locale = useEditor(snapshot => snapshot.document.locale)
  const anchor = useRef<number | null>(null)
  const lines = () => design.get().texts[element.id]?.lines ?? []

  useEffect(() => {
    const node = field.ref.current
    if (!node || document.activeElement?.matches('[data-text-field]')) return
    node.focus({ preventScroll: true })
    node.setSelectionRange(node.value.length, node.value.length)
  }, [field.ref])

  const select = (from: number, until: number) => {
    const backward = until < from ? 'backward' : 'forward'
    field.ref.current?.setSelectionRange(Math.min(from, until), Math.max(from, until), backward)
    tellCaret()
  }
  const pressed = (event: PointerEvent<HTMLElement>) => {
    const { offsetX, offsetY } = event.nativeEvent
    return caretIndexAt(lines(), { x: offsetX / scale, y: offsetY / scale })
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown(event)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      editor.session.closeText()
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`button[data-scene="${CSS.escape(element.id)}"]`)?.focus(),
      )
      return
    }
    const to = KEYS[event.key as keyof typeof KEYS]
    if (!to || event.altKey || event.ctrlKey || event.metaKey || lines().length === 0) return
    event.preventDefault()
    const { selectionStart, selectionEnd, selectionDirection } = event.currentTarget
    const [still, moving] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
    const next = caretIndexBeside(lines(), moving, to)
    select(event.shiftKey ? still : next, next)
  }

  return (
    <textarea
      {...field}
      className="text-page-field"
      data-page-field={element.id}
      aria-label={label}
      lang={locale}
      onKeyDown={press}
      onPointerDown={event => {
        event.stopPropagation()
        if (event.detail > 1) return
        event.preventDefault()
        event.currentTarget.focus({ preventScroll: true })
        event.currentTarget.setPointerCapture(event.pointerId)
        anchor.current = pressed(event)
        select(anchor.current, anchor.current)
      }}
      onPointerMove={event => {
        if (anchor.current !== null) select(anchor.current, pressed(event))
      }}
      onPointerUp={event => {
        event.stopPropagation()
        anchor.current = null
      }}
      onDoubleClick={event => {
        const { value, selectionStart } = event.currentTarget
        const before = /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, selectionStart))?.[0].length ?? 0
        const after = /^[\p{L}\p{N}’'-]*/u.exec(value.slice(selectionStart))?.[0].length ?? 0
        select(selectionStart - before, selectionStart + after)
      }}
    />
  )
}

/** Caret and selection at their places in the rendering. */
function Caret({ element, scale }: { element: TextElement; scale: number }) {
  const caret = useView(state => (state.caret?.id === element.id ? state.caret : null))
  const lines = useDesign(state => state.texts[element.id]?.lines)
  if (!caret || !lines) return null
  const styled = ({ x, y, width, height }: Box) => ({
    left: x * scale,
    top: y * scale,
    width: width * scale,
    height: height * scale,
  })
  const boxes = selectionRects(lines, caret.from, caret.until)
  const at = caretRect(lines, caret.until)
  return (
    <>
      {boxes.map(box => (
        <i key={`${box.x} ${box.y}`} className="text-selection" style={styled(box)} />
      ))}
      {at && boxes.length === 0 && (
        <i key={`${at.x} ${at.y}`} className="text-caret" style={{ ...styled(at), width: undefined }} />
      )}
    </>
  )
}
