import { printState } from '@passepartout/document'
import { ImagePlus } from 'lucide-react'
import type { ComponentType } from 'react'
import { RoomOptions } from '../shell/lazy-parts.tsx'
import { isBarePage } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { TextRow } from '../text/text-tab.tsx'
import { PhotoThumbnail } from './photo-thumbnail.tsx'

/** Content of the collapsed sheet: quick choices of the open tab in one row. */
export function QuickChoices({ tab }: { tab: Tab }) {
  const { kind, t } = useDesigner()
  const mode = useEditor(snapshot => snapshot.session.mode)
  if (mode === 'check') return <CheckRow />
  if (tab === 'photo' && mode === 'see' && !kind.See)
    return (
      <fieldset className="quick-row" aria-label={t('view.room')}>
        <RoomOptions plain />
      </fieldset>
    )
  const Row = ROWS[tab] ?? kind.TabRow
  return (
    <div className="quick-row">
      <Row tab={tab} />
    </div>
  )
}

const ROWS: Partial<Record<Tab, ComponentType<{ tab: Tab }>>> = { photo: PhotoRow, text: TextRow }

function PhotoRow() {
  const { t, photos, kind } = useDesigner()
  const tray = useDesign(state => state.tray)
  const samples = useDesign(state => state.samples)
  const isBare = useEditor(snapshot => kind.takesOwnPhotos && isBarePage(snapshot))
  return (
    <>
      <button
        type="button"
        className="button"
        data-kind={tray.length > 0 ? undefined : 'primary'}
        aria-label={t('photos.choose')}
        onClick={() => void photos.choose()}
      >
        <ImagePlus size={18} aria-hidden />
        {tray.length === 0 && t('photos.choose')}
      </button>
      {(tray.length > 0 ? tray : isBare ? [] : samples).slice(0, 8).map(photo => (
        <div key={photo.id} style={{ flex: 'none', width: 48 }}>
          <PhotoThumbnail photo={photo} />
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
