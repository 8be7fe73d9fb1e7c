import { isTrimmed } from '@passepartout/document'
import { Scissors } from 'lucide-react'
import { FindingNavigation } from '../check/finding-navigation.tsx'
import { useThumbnailsHeight } from '../pages/page-thumbnails.tsx'
import { ContextBar, CropToolbar } from '../shell/lazy-parts.tsx'
import { isOnePhotoSelected, isPhotoSelected, useSlot } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { TextBar } from '../text/text-bar.tsx'
import { QualityChip } from './quality-chip.tsx'
import { ViewZoom } from './view-zoom.tsx'

/** The canvas while designing and checking, with its floating tools. */
export function DesignCanvas() {
  const slot = useSlot()
  const { kind, t, editor } = useDesigner()
  const strip = useThumbnailsHeight()
  const phone = useView(state => state.layout === 'phone')
  const sheet = useView(state => state.sheet)
  const sheeted = useView(
    ({ layout, landscape }) => layout === 'tablet' || (layout === 'phone' && !landscape),
  )
  const mode = useEditor(snapshot => snapshot.session.mode)
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const selected = useEditor(isPhotoSelected)
  const isOne = useEditor(isOnePhotoSelected)
  const filled = useEditor(() => editor.photo(slot) !== null)
  const edged = useEditor(snapshot => snapshot.document.pages[0]?.edge?.mode === 'folded')
  const isCut = useEditor(({ document }) => document.pages[0] === undefined || isTrimmed(document.pages[0]))
  const folded = sheet === 'peek'
  const hidden = !sheeted || cropping ? 0 : folded ? 72 : 'half'

  return (
    <>
      <kind.Stage covered={hidden} />
      {kind.CanvasTools && <kind.CanvasTools />}
      {filled && mode === 'edit' && (cropping || (isOne && (!phone || folded))) && (
        <div className="stage-top">
          <QualityChip />
        </div>
      )}
      {mode === 'edit' && !cropping && !sheeted && (
        <div className="stage-top">
          <TextBar />
        </div>
      )}
      {mode === 'check' && filled && isCut && !phone && !kind.checksAllPages && (
        <p className="stage-caption">
          <Scissors size={16} aria-hidden />
          {t(edged ? 'scene.edge' : 'scene.cut')}
        </p>
      )}
      {!sheeted && !phone && !cropping && mode === 'edit' && !(selected && kind.CanvasTools) && (
        <ViewZoom above={strip} />
      )}
      <div
        className="stage-bottom"
        data-strip={strip > 0 && !cropping ? '' : undefined}
        data-raised={sheeted && !cropping ? '' : undefined}
      >
        {cropping && !phone && <CropToolbar phone={false} />}
        {cropping && phone && sheeted && <p className="small muted">{t('crop.hint')}</p>}
        {!cropping && selected && filled && mode === 'edit' && (!sheeted || folded) && <ContextBar />}
        {mode === 'check' && !sheeted && !kind.checksAllPages && <FindingNavigation />}
      </div>
    </>
  )
}
