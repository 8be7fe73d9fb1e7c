import { designPositionOf, isOrnament, type Ornament, ornamentWidths } from '@passepartout/document'
import { Flower2, Undo2 } from 'lucide-react'
import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { NudgeButtons, WidthAndRotation } from '../text/added-text-position.tsx'

/** The selected ornament of the page. */
function useSelected(): Ornament | undefined {
  const page = usePage()
  const selected = useEditor(({ session }) => session.selection[0])
  return page?.elements.filter(isOrnament).find(({ id }) => id === selected)
}

/**
 * Fields for position, size and rotation of the selected ornament, as an alternative to dragging, and a button that
 * resets it.
 */
export function OrnamentPosition() {
  const { t, editor } = useDesigner()
  const ornament = useSelected()
  if (!ornament) return null
  const { id, hand, home } = ornament
  const { turn } = designPositionOf(ornament)
  const [least, most] = ornamentWidths(ornament)
  const { commands } = editor
  return (
    <section className="panel ornament-place">
      <div className="panel-head">
        <h2>{t('ornament.name')}</h2>
      </div>
      <p className="small muted">{t('ornament.note')}</p>
      <NudgeButtons label={t('ornament.move')} onMove={by => commands.moveOrnament(id, by)} />
      <WidthAndRotation
        of={ornament}
        range={[Math.ceil(least), Math.floor(most)]}
        onWidth={mm => commands.setOrnamentWidth(id, mm)}
        turns={[Math.max(-180, turn - hand.degrees), Math.min(180, turn + hand.degrees)]}
        onTurn={degrees => commands.turnOrnament(id, degrees)}
      />
      <button
        type="button"
        className="button"
        data-full=""
        aria-disabled={!home}
        onClick={() => commands.putOrnamentBack(id)}
      >
        <Undo2 size={16} aria-hidden />
        {t('ornament.back')}
      </button>
    </section>
  )
}

/** Hint that the page's ornament is movable, while it is not selected. */
export function OrnamentHint() {
  const { t, editor } = useDesigner()
  const page = usePage()
  const selected = useSelected()
  const ornament = page?.elements.find(isOrnament)
  if (!ornament || selected) return null
  return (
    <section className="panel">
      <button
        type="button"
        className="button"
        data-full=""
        onClick={() => {
          editor.session.select([ornament.id])
          // This button disappears; arrow keys need the focus on the ornament.
          document.querySelector<HTMLElement>(`[data-scene="${CSS.escape(ornament.id)}"]`)?.focus()
        }}
      >
        <Flower2 size={18} aria-hidden />
        {t('ornament.move')}
      </button>
    </section>
  )
}
