import type { Page } from '@passepartout/document'
import { chapterTitleOf, spreadIds } from '@passepartout/document/book'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PageView } from '../pages/page-view.tsx'
import { usePages } from '../pages/use-pages.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { CanvasHeader } from './canvas-header.tsx'
import { moveSpread } from './change-spreads.ts'

/** Floats over the canvas: all pages of the book at once. */
export function BookOverview() {
  const isEditing = useEditor(({ session }) => session.mode === 'edit')
  return isEditing ? <Overview /> : null
}

/** All spreads; dragging one, or Alt and an arrow key, moves it among the others. */
function Overview() {
  const designer = useDesigner()
  const { t, editor, view } = designer
  const pages = usePages()
  const document = useEditor(snapshot => snapshot.document)
  const current = useEditor(({ session }) => session.pageId)
  const isViewer = useDesign(state => state.viewer)
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const spreads = spreadIds(document)
  const close = () => view.set({ layouts: false })
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [])

  function press(event: KeyboardEvent, id: string): void {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (event.key === 'Escape') close()
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const at = spreads.indexOf(id)
    if (event.altKey) {
      if (at >= 0 && !isViewer) moveSpread(designer, id, Math.max(0, at + by))
    } else {
      const next = pages[pages.findIndex(page => page.id === id) + by]
      if (next) list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(next.id)}"]`)?.focus()
    }
  }
  const drop = (id: string) => {
    if (dragged && dragged !== id && spreads.includes(id)) moveSpread(designer, dragged, spreads.indexOf(id))
    setDragged(null)
    setOver(null)
  }
  return (
    <section className="layout-picker book-overview" aria-label={t('book.overview.title')}>
      <CanvasHeader title={t('book.overview.title')} hint={t('book.overview.hint')} onClose={close} />
      <ul ref={list} className="book-spreads">
        {pages.map(({ id, label }) => {
          const page = document.pages.find(one => one.id === id)
          const canMove = !isViewer && spreads.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                data-page={id}
                data-over={over === id ? '' : undefined}
                aria-current={id === current ? 'page' : undefined}
                draggable={canMove}
                onDragStart={event => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', id)
                  setDragged(id)
                }}
                onDragEnd={() => drop('')}
                onDragOver={event => {
                  if (!dragged || !spreads.includes(id)) return
                  event.preventDefault()
                  setOver(id)
                }}
                onDrop={event => {
                  event.preventDefault()
                  drop(id)
                }}
                onKeyDown={event => press(event, id)}
                onClick={() => {
                  editor.session.showPage(id)
                  close()
                }}
              >
                {page && <Thumbnail page={page} />}
                <span>{t(`page.${label.key}`, label.params)}</span>
                {page && chapterTitleOf(page) && <strong>{chapterTitleOf(page)}</strong>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** CSS pixels. */
const THUMB_HEIGHT = 96

/** Drawn once it is near the window: a book has up to 82 sheets. */
function Thumbnail({ page }: { page: Page }) {
  const document = useEditor(snapshot => snapshot.document)
  const box = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '300px',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const scale = THUMB_HEIGHT / page.trim.height
  return (
    <span
      ref={box}
      className="layout-picture"
      style={{ width: page.trim.width * scale, height: THUMB_HEIGHT }}
    >
      {isNear && <PageView {...{ document, page, scale }} />}
    </span>
  )
}
