import { X } from 'lucide-react'
import { useModal } from '../help/use-modal.ts'
import { useDesigner } from '../state/designer-context.ts'
import PrintsPanel from './prints-panel.tsx'

/** The options for all prints, where there is no room beside the grid. */
export function PrintOptionsDialog() {
  const { t, grid } = useDesigner()
  const close = () => grid.set({ choices: false })
  const dialog = useModal(close)
  return (
    <dialog ref={dialog} className="prints-choices" aria-label={t('prints.forAll')} onClose={close}>
      <button type="button" className="icon-button" aria-label={t('app.close')} onClick={close}>
        <X size={20} aria-hidden />
      </button>
      <PrintsPanel />
    </dialog>
  )
}
