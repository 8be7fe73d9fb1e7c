import { LeftTabs } from '../panels/left-tabs.tsx'
import { PhotosPanel } from '../panels/photos-panel.tsx'
import { laterPanel } from '../shell/later-panel.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'

const SheetsPanel = laterPanel(() => import('./sheets-panel.tsx').then(one => one.SheetsPanel))

/** Left panel of a calendar: the photos, or the list of sheets. */
export function CalendarLeftPanel() {
  const { t } = useDesigner()
  const shown = useView(state => (state.tab === 'sheets' ? 'sheets' : 'photo'))
  return (
    <>
      <LeftTabs label={t('zone.sheets')} tab="sheets" title={t('sheets.title')} shown={shown} isPhotoFirst />
      {shown === 'sheets' ? <SheetsPanel /> : <PhotosPanel />}
    </>
  )
}
