import { PhotosPanel } from '../panels/photos-panel.tsx'
import { laterPanel } from '../shell/later-panel.tsx'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'

const SheetsPanel = laterPanel(() => import('./sheets-panel.tsx').then(one => one.SheetsPanel))
const TABS = ['photo', 'sheets'] as const

/** Left panel of a calendar: the photos, or the list of sheets. */
export function CalendarLeftPanel() {
  const { t, view } = useDesigner()
  const shown = useView(state => (state.tab === 'sheets' ? 'sheets' : 'photo'))
  const count = useDesign(state => state.tray.length)
  return (
    <>
      <div className="panel zone-tabs">
        <fieldset className="segments" aria-label={t('zone.sheets')}>
          {TABS.map(each => (
            <span key={each}>
              <input
                type="radio"
                id={`left-${each}`}
                name="left"
                checked={shown === each}
                onChange={() => view.set({ tab: each })}
              />
              <label htmlFor={`left-${each}`}>
                {t(each === 'sheets' ? 'sheets.title' : 'field.photos')}{' '}
                {each === 'photo' && count > 0 && count}
              </label>
            </span>
          ))}
        </fieldset>
      </div>
      {shown === 'sheets' ? <SheetsPanel /> : <PhotosPanel />}
    </>
  )
}
