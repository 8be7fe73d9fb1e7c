import { Sofa } from 'lucide-react'
import { useEffect } from 'react'
import { BottomSheet } from '../panels/bottom-sheet.tsx'
import { PhotosPanel } from '../panels/photos-panel.tsx'
import { QuickChoices } from '../panels/quick-choices.tsx'
import { isOnePhotoSelected } from '../state/current-slot.ts'
import { useDesigner, useEditor, useView } from '../state/designer-context.ts'
import type { Tab } from '../state/view-state.ts'
import { TextTab } from '../text/text-tab.tsx'
import { CheckPanel, PhotoPanel, RoomPanel } from './lazy-parts.tsx'

/** Tool tabs of the phone and rail of the tablet; pressing the open tab expands or collapses the sheet. */
export function ToolTabs({ rail }: { rail?: boolean }) {
  const { t, kind, view } = useDesigner()
  const tab = useView(state => state.tab)
  // In the wall view the photos' tab becomes the room's.
  const onWall = useEditor(snapshot => snapshot.session.mode) === 'see' && !kind.See
  const press = (next: Tab) =>
    view.set(state => ({ tab: next, sheet: state.tab === next && state.sheet !== 'peek' ? 'peek' : 'half' }))
  return (
    <nav className={rail ? 'rail' : 'tool-tabs'} aria-label={t('tabs.label')} data-zone="left">
      <div role="tablist" aria-label={t('tabs.label')} style={{ display: 'contents' }}>
        {kind.tabs.map(({ tab: name, Icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => press(name)}
          >
            {onWall && name === 'photo' ? <Sofa size={22} aria-hidden /> : <Icon size={22} aria-hidden />}
            {t(onWall && name === 'photo' ? 'zone.room' : `tab.${name}`)}
          </button>
        ))}
      </div>
    </nav>
  )
}

/** The sheet with the content of the open tab; in the check, the list of findings. */
export function ToolSheet() {
  const { t, view } = useDesigner()
  const tab = useView(state => state.tab)
  const mode = useEditor(snapshot => snapshot.session.mode)
  useEffect(() => view.set({ sheet: mode === 'check' ? 'half' : 'peek' }), [mode, view])
  const label = t(mode === 'check' ? 'zone.check' : `tab.${tab}`)
  return (
    <BottomSheet label={label} peek={<QuickChoices tab={tab} />}>
      <ToolContent />
    </BottomSheet>
  )
}

export function ToolContent() {
  const { kind } = useDesigner()
  const { CheckPanel: Check = CheckPanel } = kind
  const tab = useView(state => state.tab)
  const mode = useEditor(snapshot => snapshot.session.mode)
  const selected = useEditor(isOnePhotoSelected)
  if (mode === 'check') return <Check />
  if (tab === 'photo') {
    if (mode === 'see' && !kind.See) return <RoomPanel />
    return selected ? (
      <>
        <PhotosPanel />
        <PhotoPanel />
      </>
    ) : (
      <PhotosPanel />
    )
  }
  if (tab === 'text') return <TextTab />
  return <kind.TabPanel tab={tab} />
}
