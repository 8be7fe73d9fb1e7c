import { mergeOf, totalCopies } from '@passepartout/document'
import { Users } from 'lucide-react'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Button for names on the cards, with their number once there are some. */
export function NamesEntry() {
  const { t, view, cardOptions } = useDesigner()
  const merge = useEditor(({ document }) => mergeOf(document))
  if (!cardOptions) return null
  return (
    <section className="panel names-offer">
      <button type="button" className="button" onClick={() => view.set({ names: true })}>
        <Users size={16} aria-hidden />
        {t(merge ? 'names.change' : 'names.open')}
      </button>
      <p className="small muted">
        {merge
          ? `${t('names.count', { count: merge.records.length })} · ${t('names.cards', { count: totalCopies(merge) })}`
          : t('names.offer')}
      </p>
    </section>
  )
}
