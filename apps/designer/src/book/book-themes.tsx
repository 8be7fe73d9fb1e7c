import { type Document, findAsset, type Page, placedAssetIds, slotsOf } from '@passepartout/document'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ProductRowChoice } from '../data/configured-product.ts'
import { PageView } from '../pages/page-view.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { CanvasHeader } from './canvas-header.tsx'

/** Covers the canvas: the customer's own book in each theme. Choosing one is an undo step. */
export function BookThemes() {
  const isEditing = useEditor(({ session }) => session.mode === 'edit')
  const row = useDesign(state => state.product)?.rows?.find(({ field }) => field === 'design')
  return isEditing && row ? <Themes choices={row.choices} /> : null
}

function Themes({ choices }: { choices: readonly ProductRowChoice[] }) {
  const { t, view, products } = useDesigner()
  const isStill = useDesign(state => state.viewer || state.changing !== null)
  const list = useRef<HTMLUListElement>(null)
  const close = () => view.set({ themes: false })
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus()
  }
  const choose = ({ params, name, chosen }: ProductRowChoice) => {
    if (!chosen && !isStill) void products.change(params, { option: t('field.design'), value: name })
  }
  return (
    <section className="layout-picker book-overview" aria-label={t('book.themes.title')}>
      <CanvasHeader title={t('book.themes.title')} hint={t('book.themes.hint')} onClose={close} />
      <ul ref={list} className="book-themes" onKeyDown={press}>
        {choices.map(choice => (
          <li key={choice.value}>
            <button type="button" aria-pressed={choice.chosen} onClick={() => choose(choice)}>
              <ThemePicture choice={choice} />
              <span className="theme-name">
                {choice.name}
                {choice.chosen && <small>{t('book.themes.now')}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The book in a theme, drawn once its tile is near the window; the sample of the shop while it has no photos. */
function ThemePicture({ choice }: { choice: ProductRowChoice }) {
  const { t, products } = useDesigner()
  const current = useEditor(snapshot => snapshot.document)
  const box = useRef<HTMLSpanElement>(null)
  const [draw, setDraw] = useState<((document: Document) => Document) | 'failed'>()
  const hasPhotos = useMemo(() => placedAssetIds(current).size > 0, [current])
  const isCurrent = choice.chosen
  useEffect(() => {
    const element = box.current
    if (!element || !hasPhotos || isCurrent) return
    let isGone = false
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      const show = (drawn: typeof draw) => {
        if (!isGone) setDraw(() => drawn)
      }
      products.preview(choice.params).then(
        drawn => show(drawn ?? 'failed'),
        () => show('failed'),
      )
    })
    watch.observe(element)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [choice.params, hasPhotos, isCurrent, products])
  const shown = useMemo(
    () => (isCurrent ? current : typeof draw === 'function' ? draw(current) : undefined),
    [current, draw, isCurrent],
  )
  const spread = useMemo(() => firstSpreadOf(current), [current])
  if (!hasPhotos)
    return (
      <span ref={box} className="theme-picture">
        {choice.picture && <img src={choice.picture} alt="" loading="lazy" />}
      </span>
    )
  const pages = shown ? [shown.pages[0], shown.pages.find(({ id }) => id === spread)] : []
  return (
    <span ref={box} className="theme-picture">
      {shown &&
        pages.map(page => page && <ThemePage key={page.id} document={shown} page={page} width={TILE} />)}
      {!shown && (
        <span className="small muted">
          {t(draw === 'failed' ? 'book.themes.failed' : 'book.themes.loading')}
        </span>
      )}
    </span>
  )
}

/** Width of a tile's picture in CSS pixels. */
const TILE = 288
/** Share of it that the front of the cover takes. */
const FRONT = 0.32
const GAP = 6

/** The id of the first spread that shows photos, else of the first one. */
function firstSpreadOf(document: Document): string | undefined {
  const spreads = document.pages.filter(({ role }) => role === 'spread')
  const isFilled = (page: Page) =>
    slotsOf(page).some(({ photo }) => photo && findAsset(document, photo.assetId))
  return (spreads.find(isFilled) ?? spreads[0])?.id
}

/** A spread, or the front of the cover without its spine. */
function ThemePage({ document, page, width }: { document: Document; page: Page; width: number }) {
  const { trim } = page
  const isCover = page.role === 'cover'
  const hidden = isCover ? (trim.width + (page.spine ?? 0)) / 2 : 0
  const scale = (width * (isCover ? FRONT : 1 - FRONT) - (isCover ? 0 : GAP)) / (trim.width - hidden)
  const style = { width: (trim.width - hidden) * scale, height: trim.height * scale }
  return (
    <span className="theme-page" style={style}>
      <span style={{ left: -hidden * scale, width: trim.width * scale, height: style.height }}>
        <PageView {...{ document, page, scale }} />
      </span>
    </span>
  )
}
