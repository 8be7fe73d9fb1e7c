import { type MergeData, mergeOf, recordName } from '@passepartout/document'
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'

/** Pages through the recipients' cards; those that need attention are marked. */
export default function RecordPager() {
  const merge = useEditor(({ document }) => mergeOf(document))
  return merge ? <Pager merge={merge} /> : null
}

function Pager({ merge }: { merge: MergeData }) {
  const { t, view, announcer } = useDesigner()
  const findings = useDesign(state => state.findings)
  const record = usePreviewRecord(merge)
  const flagged = new Set(findings.filter(({ kept }) => !kept).flatMap(({ records = [] }) => records))
  const last = merge.records.length - 1
  const name = (index: number) => recordName(merge, index) || String(index + 1)
  const show = (index: number) => {
    view.set({ record: index })
    announcer.announce(
      t(flagged.has(index) ? 'names.shownFlagged' : 'names.shown', {
        name: name(index),
        number: index + 1,
        all: merge.records.length,
      }),
    )
  }
  const next = [...flagged].toSorted((a, b) => a - b)
  const nextFlagged = next.find(index => index > record) ?? next[0]
  return (
    <fieldset className="record-pager" aria-label={t('names.pager')}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('names.previous')}
        disabled={record === 0}
        onClick={() => show(record - 1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </button>
      <select
        className="field"
        aria-label={t('names.pager')}
        value={record}
        onChange={event => show(Number(event.currentTarget.value))}
      >
        {merge.records.map(({ id }, index) => (
          <option key={id} value={index}>
            {t(flagged.has(index) ? 'names.optionFlagged' : 'names.option', {
              name: name(index),
              number: index + 1,
            })}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label={t('names.next')}
        disabled={record === last}
        onClick={() => show(record + 1)}
      >
        <ChevronRight size={22} aria-hidden />
      </button>
      {nextFlagged !== undefined && (
        <button type="button" className="button" onClick={() => show(nextFlagged)}>
          <TriangleAlert size={16} aria-hidden />
          {t('names.toMend', { count: flagged.size })}
        </button>
      )}
    </fieldset>
  )
}

/** Index of the displayed record; the last one where there are fewer by now. */
const usePreviewRecord = (merge: MergeData): number =>
  Math.min(
    useView(state => state.record),
    merge.records.length - 1,
  )
