import { LeftTabs } from '../panels/left-tabs.tsx'
import { PhotosPanel } from '../panels/photos-panel.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'
import { TextsPanel } from './texts-panel.tsx'

/** Left panel of a card: its texts, or the photos. */
export function TextsAndPhotosPanel() {
  const { t } = useDesigner()
  const shown = useView(({ tab }) => (tab === 'photo' ? 'photo' : 'text'))
  return (
    <>
      <LeftTabs label={t('zone.texts')} tab="text" title={t('texts.title')} shown={shown} />
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
