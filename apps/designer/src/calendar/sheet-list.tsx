import { type CalendarSheet, calendarSheets, pageLabel } from '@passepartout/document'
import { ArrowLeftRight, ImagePlus } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { PageView } from '../pages/page-view.tsx'
import { QualityIcon } from '../panels/quality-icon.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { fillEmptySheets } from './fill-empty-sheets.ts'

const THUMB_HEIGHT = 44
/** Type of a dragged sheet: only sheets are dropped on sheets. */
const DRAGGED = 'application/x-calendar-sheet'

/**
 * All sheets with their days and warnings. Photos are swapped with another month by the button beside it, by dragging
 * one sheet onto another, or with Alt and an arrow key.
 */
export function SheetList() {
  const { t, editor } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const current = useEditor(snapshot => snapshot.session.pageId)
  const viewer = useDesign(state => state.viewer)
  const list = useRef<HTMLUListElement>(null)
  const sheets = calendarSheets(document)
  const shown = sheets.find(({ page }) => page.id === current)

  const swap = (from: CalendarSheet | undefined, to: CalendarSheet | undefined): boolean =>
    from?.slot !== undefined &&
    to?.slot !== undefined &&
    (from.slot.photo !== null || to.slot.photo !== null) &&
    editor.commands.swapPhotos(from.slot.id, to.slot.id)
  const show = (sheet: CalendarSheet | undefined) => {
    if (!sheet) return
    editor.session.showPage(sheet.page.id)
    list.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(sheet.page.id)}"]`)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const at = sheets.findIndex(({ page }) => page.id === current)
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: sheets.length - 1 }[event.key]
    const next = to === undefined ? undefined : sheets[to]
    if (!next) return
    event.preventDefault()
    if (event.altKey && !viewer) swap(shown, next)
    show(next)
  }
  return (
    <section className="panel sheet-list">
      <div className="panel-head">
        <h2>
          {t('sheets.title')} <span className="muted small">{sheets.length}</span>
        </h2>
      </div>
      <FillButton />
      <ul ref={list} aria-label={t('sheets.title')} aria-describedby="sheets-hint" onKeyDown={move}>
        {sheets.map(sheet => (
          <SheetRow
            key={sheet.page.id}
            {...{ sheet, shown }}
            onShow={() => editor.session.showPage(sheet.page.id)}
            onSwap={from => swap(sheets.find(({ page }) => page.id === from) ?? shown, sheet)}
          />
        ))}
      </ul>
      <p className="small muted" id="sheets-hint">
        {t('sheets.hint')}
      </p>
    </section>
  )
}

interface SheetRowProps {
  sheet: CalendarSheet
  /** The sheet on the canvas. */
  shown: CalendarSheet | undefined
  onShow: () => void
  /** Swaps with the sheet of this page; without one, with the sheet on the canvas. */
  onSwap: (from?: string) => void
}

function SheetRow({ sheet, shown, onShow, onSwap }: SheetRowProps) {
  const { t, shop } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const viewer = useDesign(state => state.viewer)
  const warnings = useDesign(
    ({ findings }) => findings.filter(({ pageId, kept }) => pageId === sheet.page.id && !kept).length,
  )
  // Draws the thumbnail again when its photo becomes available.
  useDesign(state => state.tray)
  const [isOver, setOver] = useState(false)
  const { page, slot, events } = sheet
  const isShown = page.id === shown?.page.id
  const label = pageLabel(document, page.id, shop.locale)
  const name = label ? t(`page.${label.key}`, label.params) : ''
  const canSwap = !viewer && !isShown && slot && shown?.slot && (slot.photo ?? shown.slot.photo) !== null
  const scale = THUMB_HEIGHT / page.trim.height
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = event.dataTransfer.getData(DRAGGED)
    if (!from) return
    event.preventDefault()
    if (from !== page.id) onSwap(from)
  }
  return (
    <li
      data-over={isOver ? '' : undefined}
      draggable={!viewer && slot?.photo != null}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, page.id)}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className="sheet-row"
        data-page={page.id}
        aria-current={isShown ? 'page' : undefined}
        tabIndex={isShown ? 0 : -1}
        onClick={onShow}
      >
        <span
          className="page-thumb"
          style={{ width: page.trim.width * scale, height: THUMB_HEIGHT }}
          aria-hidden
        >
          <PageView {...{ document, page, scale }} />
        </span>
        <span>
          <strong>{name}</strong>
          <span className="small muted">
            {slot && !slot.photo
              ? t('sheets.empty')
              : events > 0
                ? t('sheets.events', { count: events })
                : ''}
          </span>
        </span>
        {warnings > 0 && (
          <>
            <QualityIcon light="amber" size={16} />
            <span className="quiet">{t('sheets.warnings', { count: warnings })}</span>
          </>
        )}
      </button>
      {canSwap && (
        <button
          type="button"
          className="button"
          data-kind="plain"
          data-swap={page.id}
          aria-label={t('sheets.swapWith', { page: name })}
          title={t('sheets.swapWith', { page: name })}
          onClick={() => onSwap()}
        >
          <ArrowLeftRight size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** Puts the unplaced photos into the empty months. */
function FillButton() {
  const designer = useDesigner()
  const { t } = designer
  const viewer = useDesign(state => state.viewer)
  const tray = useDesign(state => state.tray)
  const document = useEditor(snapshot => snapshot.document)
  const { count } = fillEmptySheets(document, tray)
  if (count === 0 || viewer) return null
  return (
    <button
      type="button"
      className="button"
      data-full=""
      onClick={() => {
        const { repair } = fillEmptySheets(designer.editor.getSnapshot().document, tray)
        designer.editor.commands.applyRepair(repair)
      }}
    >
      <ImagePlus size={16} aria-hidden />
      {t('sheets.fill', { count })}
    </button>
  )
}
