import { Frame, Images, Layers, Ruler } from 'lucide-react'
import { useEffect } from 'react'
import { CheckPanel } from '../check/check-panel.tsx'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { RoomPanel } from '../wall/room-panel.tsx'
import { ChosenPanel } from '../zones/chosen-panel.tsx'
import { FormatPanel } from '../zones/format-panel.tsx'
import { FramePanel, MatPanel } from '../zones/frame-panel.tsx'
import { PhotoPanel } from '../zones/photo-panel.tsx'
import { PhotosPanel } from '../zones/photos-panel.tsx'
import { MaterialList, OptionRows } from '../zones/product-panel.tsx'
import { QuickRow } from '../zones/quick-row.tsx'
import { Sheet } from '../zones/sheet.tsx'

const TABS: readonly { tab: Tab; Icon: typeof Frame }[] = [
  { tab: 'photo', Icon: Images },
  { tab: 'frame', Icon: Frame },
  { tab: 'format', Icon: Ruler },
  { tab: 'material', Icon: Layers },
]

const PRODUCT_TABS: typeof TABS = [
  { tab: 'photo', Icon: Images },
  { tab: 'product', Icon: Layers },
]

/** Tool tabs of the phone and the rail of the tablet; pressing the open one unfolds or folds the sheet. */
export function ToolTabs({ rail }: { rail?: boolean }) {
  const { t, data, view } = useDesigner()
  const tab = useView(state => state.tab)
  const tabs = data.product ? PRODUCT_TABS : TABS
  const press = (next: Tab) =>
    view.set(state => ({ tab: next, sheet: state.tab === next && state.sheet !== 'peek' ? 'peek' : 'half' }))
  return (
    <nav className={rail ? 'rail' : 'tool-tabs'} aria-label={t('tabs.label')} data-zone="left">
      <div role="tablist" aria-label={t('tabs.label')} style={{ display: 'contents' }}>
        {tabs.map(({ tab: name, Icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => press(name)}
          >
            <Icon size={22} aria-hidden />
            {t(`tab.${name}`)}
          </button>
        ))}
      </div>
    </nav>
  )
}

/** The sheet with what the open tab holds; in the check it holds the list. */
export function ToolSheet() {
  const { t, view } = useDesigner()
  const tab = useView(state => state.tab)
  const mode = useEditor(snapshot => snapshot.session.mode)
  useEffect(() => view.set({ sheet: mode === 'check' ? 'half' : 'peek' }), [mode, view])
  const label = t(mode === 'check' ? 'zone.check' : `tab.${tab}`)
  return (
    <Sheet label={label} peek={<QuickRow tab={tab} />}>
      <ToolContent />
    </Sheet>
  )
}

export function ToolContent() {
  const slot = useSlot()
  const { t, data, editor } = useDesigner()
  const tab = useView(state => state.tab)
  const mode = useEditor(snapshot => snapshot.session.mode)
  const filled = useEditor(() => editor.photo(slot) !== null)
  const selected = useEditor(snapshot => snapshot.session.selection.length > 0)
  const framed = useEditor(snapshot =>
    Boolean((snapshot.configuration as { frameType?: string } | null)?.frameType),
  )
  if (mode === 'check') return <CheckPanel />
  if (tab === 'photo') {
    if (mode === 'see') return <RoomPanel />
    return filled && selected ? (
      <>
        <PhotosPanel />
        <PhotoPanel />
      </>
    ) : (
      <PhotosPanel />
    )
  }
  if (data.product) return <ChosenPanel product={data.product} />
  return (
    <section className="panel">
      {tab === 'format' && <FormatPanel />}
      {tab === 'frame' && (
        <>
          <FramePanel />
          {framed && (
            <>
              <div className="panel-head" style={{ marginTop: '1rem' }}>
                <h3>{t('field.matType')}</h3>
              </div>
              <MatPanel />
            </>
          )}
        </>
      )}
      {tab === 'material' && (
        <>
          <MaterialList />
          <div style={{ marginTop: '1rem' }}>
            <OptionRows />
          </div>
        </>
      )}
    </section>
  )
}
