import { Scissors } from 'lucide-react'
import { HintSteps } from '../check/hint-steps.tsx'
import { SLOT, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { ContextBar } from './context-bar.tsx'
import { CropBar } from './crop-bar.tsx'
import { QualityChip } from './quality-chip.tsx'
import { Stage } from './stage.tsx'

/** The canvas while designing and checking, with what floats over it. */
export function DesignCanvas() {
  const { t, editor } = useDesigner()
  const phone = useView(state => state.layout === 'phone')
  const sheet = useView(state => state.sheet)
  const mode = useEditor(snapshot => snapshot.session.mode)
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const selected = useEditor(snapshot => snapshot.session.selection.length > 0)
  const filled = useEditor(() => editor.photo(SLOT) !== null)
  const edged = useEditor(snapshot => snapshot.document.pages[0]?.edge?.mode === 'folded')
  const hidden = phone && !cropping ? { peek: 72, half: 300, full: 300 }[sheet] : 0

  return (
    <>
      <Stage room={{ bottom: hidden }} />
      {filled && mode === 'edit' && (cropping || selected) && (
        <div className="stage-top">
          <QualityChip />
        </div>
      )}
      {mode === 'check' && filled && !phone && (
        <p className="stage-caption">
          <Scissors size={16} aria-hidden />
          {t(edged ? 'scene.edge' : 'scene.cut')}
        </p>
      )}
      {!phone && (
        <div className="stage-bottom">
          {cropping && <CropBar phone={false} />}
          {!cropping && selected && filled && mode === 'edit' && <ContextBar />}
          {mode === 'check' && <HintSteps />}
        </div>
      )}
    </>
  )
}
