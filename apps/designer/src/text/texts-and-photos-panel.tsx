import { PhotosPanel } from '../panels/photos-panel.tsx'
import { useDesign, useDesigner, useView } from '../state/designer-context.ts'
import { TextsPanel } from './texts-panel.tsx'

const TABS = ['text', 'photo'] as const

/** Left panel of a card: its texts, or the photos. */
export function TextsAndPhotosPanel() {
  const { t, view } = useDesigner()
  const tab = useView(state => state.tab)
  const count = useDesign(state => state.tray.length)
  const shown = tab === 'photo' ? 'photo' : 'text'
  return (
    <>
      <div className="panel zone-tabs">
        <fieldset className="segments" aria-label={t('zone.texts')}>
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
                {t(each === 'text' ? 'texts.title' : 'field.photos')} {each === 'photo' && count > 0 && count}
              </label>
            </span>
          ))}
        </fieldset>
      </div>
      {shown === 'photo' ? (
        <PhotosPanel />
      ) : (
        <div className="zone-scroll">
          <TextsPanel />
        </div>
      )}
    </>
  )
}
