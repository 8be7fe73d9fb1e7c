import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRepairTexts } from '../panels/use-repair-text.ts'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'
import { findingText } from './finding-text.ts'

/** Buttons to the previous and next finding; F8 does the same. */
export function FindingNavigation() {
  const { t } = useDesigner()
  const step = useFindingNavigation()
  const count = useDesign(state => state.findings.length)
  if (count < 2) return null
  return (
    <div className="hint-steps">
      <button type="button" className="button" onClick={() => step(-1)}>
        <ArrowLeft size={16} aria-hidden />
        {t('check.previous')}
      </button>
      <button type="button" className="button" onClick={() => step(1)}>
        {t('check.next')}
        <ArrowRight size={16} aria-hidden />
      </button>
    </div>
  )
}

/** The editor's announcements wait 400 ms. */
const AFTER_MODE_MS = 450

/** Goes to the next or previous open finding, wrapping at the ends, and announces it with its repairs. */
export function useFindingNavigation(): (by: 1 | -1) => void {
  const designer = useDesigner()
  const { view, design, editor, announcer, t } = designer
  const { words } = useRepairTexts()
  useView(state => state.finding)
  return by => {
    const { findings } = design.get()
    if (findings.length === 0) {
      editor.session.setMode('check')
      return announcer.announce(t('check.ready'))
    }
    const at = findings.findIndex(({ key }) => key === view.get().finding)
    const next =
      findings[at < 0 ? (by > 0 ? 0 : findings.length - 1) : (at + by + findings.length) % findings.length]
    editor.session.setMode('check')
    view.set({ finding: next?.key ?? null })
    if (!next) return
    const { title, text } = findingText(designer, next)
    const repairs = next.repairs.map(repair => words(repair).name)
    const announcement = [
      title,
      text,
      ...(repairs.length > 0 ? [t('check.repairs', { repairs: repairs.join(', ') })] : []),
    ]
    // After the editor's announcement that the check is open.
    setTimeout(() => announcer.announceNow(announcement.join('. ')), AFTER_MODE_MS)
  }
}
