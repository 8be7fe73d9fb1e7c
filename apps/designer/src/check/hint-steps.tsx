import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'

/** From hint to hint; F8 does the same. */
export function HintSteps() {
  const { t } = useDesigner()
  const step = useFindingStep()
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

/** Goes to the next or previous open finding, round at the ends. */
export function useFindingStep(): (by: 1 | -1) => void {
  const { view, design, editor } = useDesigner()
  useView(state => state.finding)
  return by => {
    const { findings } = design.get()
    if (findings.length === 0) return editor.session.setMode('check')
    const at = findings.findIndex(({ key }) => key === view.get().finding)
    const next =
      findings[at < 0 ? (by > 0 ? 0 : findings.length - 1) : (at + by + findings.length) % findings.length]
    editor.session.setMode('check')
    view.set({ finding: next?.key ?? null })
  }
}
