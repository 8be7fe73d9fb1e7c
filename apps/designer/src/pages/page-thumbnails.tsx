import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ConfiguredPage } from '../data/configured-product.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { PageView } from './page-view.tsx'
import { usePages } from './use-pages.ts'

/** Height of a thumbnail in CSS pixels (designer.md 4). */
const THUMB = { phone: 44, tablet: 44, desk: 64 } as const
const AROUND = 44

/** Height of the canvas taken by the thumbnails; 0 where there is only one page. */
export function useThumbnailsHeight(): number {
  const layout = useView(state => state.layout)
  const { kind } = useDesigner()
  const isShown = useEditor(({ document }) => document.pages.length > 1 && !kind.Grid)
  return isShown ? THUMB[layout] + AROUND : 0
}

/** All pages in order; one tab stop, arrow keys change the page. */
export function PageThumbnails() {
  const { t, editor, kind } = useDesigner()
  const pages = usePages()
  const layout = useView(state => state.layout)
  const isFolded = useView(state => state.layout === 'desk' || state.landscape || state.sheet === 'peek')
  const isRaised = useView(state => state.layout !== 'desk' && !state.landscape)
  const current = useEditor(snapshot => snapshot.session.pageId)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
  const isReading = useEditor(({ session }) => session.mode === 'check') && kind.checksAllPages
  if (pages.length < 2 || !isFolded || isReading) return null
  const at = pages.findIndex(({ id }) => id === current)
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: pages.length - 1 }[event.key]
    const next = to === undefined ? undefined : pages[to]
    if (!next) return
    event.preventDefault()
    editor.session.showPage(next.id)
    list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div className="page-strip" data-raised={isRaised ? '' : undefined}>
      <div ref={list} className="page-list" onKeyDown={move} role="toolbar" aria-label={t('strip.label')}>
        {pages.map((plan, index) => (
          <button
            key={plan.id}
            type="button"
            data-page={plan.id}
            aria-current={plan.id === current ? 'page' : undefined}
            tabIndex={plan.id === current ? 0 : -1}
            aria-label={t('strip.page', {
              page: t(`page.${plan.label.key}`, plan.label.params),
              number: index + 1,
              count: pages.length,
            })}
            onClick={() => editor.session.showPage(plan.id)}
          >
            <Thumb plan={plan} height={THUMB[layout]} />
            <span aria-hidden="true">{t(`page.${plan.label.key}`, plan.label.params)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function Thumb({ plan, height }: { plan: ConfiguredPage; height: number }) {
  const document = useEditor(snapshot => snapshot.document)
  useDesign(state => state.tray)
  const page = document.pages.find(({ id }) => id === plan.id)
  if (!page) return null
  const scale = height / page.trim.height
  return (
    <span className="page-thumb" style={{ width: page.trim.width * scale, height }}>
      <PageView {...{ document, page, scale }} />
    </span>
  )
}
