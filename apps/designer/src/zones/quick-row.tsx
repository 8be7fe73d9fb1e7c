import { printState } from '@passepartout/document'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { PhotoThumb } from './photo-thumb.tsx'

/** What the folded sheet shows: the nearest choices of the open tab in one row. */
export function QuickRow({ tab }: { tab: Tab }) {
  const { kind } = useDesigner()
  const mode = useEditor(snapshot => snapshot.session.mode)
  if (mode === 'check') return <CheckRow />
  return <div className="quick-row">{tab === 'photo' ? <PhotoRow /> : <kind.TabRow tab={tab} />}</div>
}

function PhotoRow() {
  const tray = useDesign(state => state.tray)
  const samples = useDesign(state => state.samples)
  return (
    <>
      {(tray.length > 0 ? tray : samples).slice(0, 8).map(photo => (
        <div key={photo.id} style={{ flex: 'none', width: 48 }}>
          <PhotoThumb photo={photo} />
        </div>
      ))}
    </>
  )
}

function CheckRow() {
  const { t } = useDesigner()
  const { blockers, hints } = printState(useDesign(state => state.findings))
  const text =
    blockers > 0
      ? t('check.blockers', { count: blockers })
      : hints > 0
        ? t('check.hints', { count: hints })
        : t('check.ready')
  return (
    <p className="quick-row strong" style={{ whiteSpace: 'normal' }}>
      {text}
    </p>
  )
}
