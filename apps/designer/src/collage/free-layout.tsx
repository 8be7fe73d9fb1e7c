import { designSlots, findSlot, hasFreeSlots, isFreeSlot, MIN_SLOT_MM } from '@passepartout/document'
import { Move } from 'lucide-react'
import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { NudgeButtons, WidthAndRotation } from '../text/added-text-position.tsx'

/** "Frei anordnen": frees the photos for dragging; pressed again, returns them to the layout. */
export function FreeLayoutToggle() {
  const { t, editor } = useDesigner()
  const page = usePage()
  if (!page || designSlots(page).length === 0) return null
  const isFree = hasFreeSlots(page)
  return (
    <section className="panel">
      <button
        type="button"
        className="button"
        data-full=""
        aria-pressed={isFree}
        onClick={() => editor.commands.arrangeFreely(page.id, !isFree)}
      >
        <Move size={18} aria-hidden />
        {t('freely.name')}
      </button>
      <p className="small muted">{t(isFree ? 'freely.back' : 'freely.note')}</p>
      <FreeSlotPosition />
    </section>
  )
}

/** Fields for position, width and rotation of the selected free photo, as an alternative to dragging. */
export function FreeSlotPosition() {
  const { t, editor } = useDesigner()
  const found = useEditor(({ document, session }) =>
    session.selection[0] === undefined ? undefined : findSlot(document, session.selection[0])?.slot,
  )
  const page = usePage()
  if (!page || !found || !isFreeSlot(found)) return null
  const { id } = found
  return (
    <div className="figure-place">
      <NudgeButtons label={t('freely.move')} onMove={by => editor.commands.movePlace(id, by)} />
      <WidthAndRotation
        of={found}
        range={[MIN_SLOT_MM, Math.round(page.trim.width)]}
        onWidth={mm => editor.commands.setPlaceWidth(id, mm)}
        onTurn={degrees => editor.commands.turnPlace(id, degrees)}
      />
    </div>
  )
}
