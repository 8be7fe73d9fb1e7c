import { useEffect, useRef } from 'react'
import { DesignCanvas } from '../canvas/design-canvas.tsx'
import { PageThumbnails } from '../pages/page-thumbnails.tsx'
import { PhotosPanel } from '../panels/photos-panel.tsx'
import { PriceBar } from '../panels/price-bar.tsx'
import { TopBar } from '../panels/top-bar.tsx'
import { TopBarPhone } from '../panels/top-bar-phone.tsx'
import { isOnePhotoSelected, useSlot } from '../state/current-slot.ts'
import type { Designer } from '../state/designer.ts'
import { DesignerContext, useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { Banners } from './banners.tsx'
import { laterPanel } from './later-panel.tsx'
import { lazyPart } from './lazy-part.tsx'
import {
  CheckPanel,
  CropToolbar,
  HistoryPanel,
  PhotoPanel,
  PreviewPanel,
  RoomPanel,
  UploadList,
} from './lazy-parts.tsx'
import { LiveRegions } from './live-regions.tsx'
import { PhoneEmptyState } from './phone-empty-state.tsx'
import { ToastList } from './toast-list.tsx'
import { ToolContent, ToolSheet, ToolTabs } from './tools.tsx'
import { useConnection } from './use-connection.ts'
import { useEditorIntents } from './use-editor-intents.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useLayout } from './use-layout.ts'
import { useWindowFileDrop } from './use-window-file-drop.ts'

const WallView = laterPanel(() => import('../wall/wall-view.tsx').then(one => one.default))
const AskDialog = lazyPart(() => import('../help/prompt-dialog.tsx').then(one => one.PromptDialog))
const HelpDialog = lazyPart(() => import('../help/help-dialog.tsx').then(one => one.default))
const ContinueOnDeviceDialog = lazyPart(() =>
  import('../review-owner/continue-on-device-dialog.tsx').then(one => one.default),
)
const ProblemDialog = lazyPart(() => import('../help/problem-dialog.tsx').then(one => one.default))
const PhoneDialog = lazyPart(() => import('../phone-import/phone-dialog.tsx').then(one => one.default))
const NamesDialog = lazyPart(() => import('../mail-merge/names-dialog.tsx').then(one => one.default))
const ShareDialog = lazyPart(() => import('../review-owner/share-dialog.tsx').then(one => one.default))
const ConflictDialog = lazyPart(() => import('../help/conflict-dialog.tsx').then(one => one.default))

export function DesignerApp({ designer }: { designer: Designer }) {
  return (
    <DesignerContext value={designer}>
      <Panels />
    </DesignerContext>
  )
}

function Panels() {
  const { t, kindName, kind } = useDesigner()
  const { LeftPanel = PhotosPanel } = kind
  const root = useRef<HTMLDivElement>(null)
  useLayout(root)
  useKeyboard()
  useFocusRecovery()
  useEditorIntents()
  useWindowFileDrop()
  useConnection()
  const layout = useView(state => state.layout)
  const landscape = useView(state => state.landscape)
  const wide = useView(state => state.wide)
  const panels = useView(state => state.panels)
  const keyboard = useView(state => state.keyboard)
  const mode = useEditor(snapshot => snapshot.session.mode)
  const title = useEditor(snapshot => snapshot.document.title)
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const phone = layout === 'phone'
  const viewer = useDesign(state => state.viewer)

  useEffect(() => {
    document.title = `${title || t('app.untitled')} – ${kindName()}`
  }, [title, t, kindName])

  return (
    <div
      ref={root}
      className="designer"
      data-layout={layout}
      data-mode={mode}
      data-landscape={landscape ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-panels={panels ? undefined : 'off'}
      data-keyboard={keyboard ? '' : undefined}
      data-grid={kind.Grid ? '' : undefined}
    >
      <a className="skip" href="#canvas">
        {t('app.skip')}
      </a>
      {phone ? <TopBarPhone /> : <TopBar />}
      {layout === 'desk' && !kind.Grid && (
        <aside
          inert={viewer}
          className="zone area-left"
          data-zone="left"
          aria-label={t(
            mode === 'see' && !kind.See
              ? 'zone.room'
              : kind.LeftPanel
                ? (kind.leftLabel ?? 'zone.texts')
                : 'zone.photos',
          )}
        >
          {mode === 'see' && !kind.See ? <RoomPanel /> : <LeftPanel />}
        </aside>
      )}
      {layout === 'tablet' && !kind.Grid && <ToolTabs rail />}
      <main
        className="area-canvas"
        id="canvas"
        data-zone="canvas"
        tabIndex={-1}
        aria-label={t('zone.canvas', { title: title || t('app.untitled'), kind: kindName() })}
      >
        <h1 className="quiet">{t('app.title', { title: title || t('app.untitled'), kind: kindName() })}</h1>
        <Canvas />
      </main>
      {layout === 'desk' && (
        <aside
          inert={viewer}
          className="zone area-right"
          data-zone="right"
          aria-label={t(mode === 'check' ? 'zone.check' : 'zone.product')}
        >
          <RightPanel />
        </aside>
      )}
      {phone && landscape && (
        <aside className="sheet-side" data-zone="right" aria-label={t('tabs.label')} inert={viewer}>
          {cropping ? <CropToolbar phone /> : kind.Grid ? <RightPanel /> : <SideTools />}
        </aside>
      )}
      <PhoneFooter phone={phone && !landscape} />
      <PricePanel hidden={phone} />
      <LiveRegions />
      <Dialogs />
    </div>
  )
}

/** Landscape phone: tabs and their content beside the canvas. */
function SideTools() {
  return (
    <>
      <ToolTabs />
      <ToolContent />
    </>
  )
}

/** On the phone the open crop replaces the price bar. */
function PricePanel({ hidden }: { hidden: boolean }) {
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  return hidden && cropping ? null : <PriceBar />
}

/** Right panel: the check's list, the photo or the product. */
function RightPanel() {
  const { kind } = useDesigner()
  const { CheckPanel: Check = CheckPanel } = kind
  const mode = useEditor(snapshot => snapshot.session.mode)
  const selected = useEditor(isOnePhotoSelected)
  if (mode === 'check') return <Check />
  if (mode === 'see' && !kind.See) return <PreviewPanel />
  if (selected && !kind.Grid) return <PhotoPanel />
  return <kind.ProductPanel />
}

function Canvas() {
  const slot = useSlot()
  const { kind, editor } = useDesigner()
  const mode = useEditor(snapshot => snapshot.session.mode)
  const filled = useEditor(() => editor.photo(slot) !== null)
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const layout = useView(state => state.layout)
  const landscape = useView(state => state.landscape)
  const popover = useView(state => state.popover)
  const viewer = useDesign(state => state.viewer)
  const gridded = kind.Grid !== undefined && mode === 'edit' && !cropping
  const withSheet = (layout === 'tablet' || (layout === 'phone' && !landscape)) && !gridded
  const picksLayout = useView(state => state.layouts) && mode === 'edit' && kind.CanvasTools !== undefined
  const starts = layout === 'phone' && !landscape && !filled && mode === 'edit' && kind.hasOnePlace
  return (
    <>
      <Banners />
      <div inert={viewer} style={{ display: 'contents' }}>
        {mode === 'see' ? (
          kind.See ? (
            <kind.See />
          ) : (
            <WallView />
          )
        ) : gridded && kind.Grid ? (
          <kind.Grid />
        ) : starts ? (
          <PhoneEmptyState />
        ) : (
          <DesignCanvas />
        )}
        {!cropping && !starts && mode !== 'see' && !kind.Grid && <PageThumbnails />}
        {popover === 'history' && <HistoryPanel />}
        {popover === 'uploads' && <UploadList />}
        {withSheet && !cropping && !starts && !picksLayout && <ToolSheet />}
      </div>
      <ToastList />
    </>
  )
}

function PhoneFooter({ phone }: { phone: boolean }) {
  const { t, kind } = useDesigner()
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  if (!phone) return null
  return cropping ? (
    <aside style={{ gridArea: 'tabs-start / 1 / price-end / -1' }} aria-label={t('crop.title')}>
      <CropToolbar phone />
    </aside>
  ) : kind.Grid ? null : (
    <ToolTabs />
  )
}

function Dialogs() {
  const { view } = useDesigner()
  const phone = useView(state => state.phone)
  const share = useView(state => state.share)
  const elsewhere = useView(state => state.elsewhere)
  const problem = useView(state => state.problem)
  const names = useView(state => state.names)
  const help = useView(state => state.help)
  const conflict = useDesign(state => state.conflict)
  const question = useView(state => state.question)
  return (
    <>
      {help && <HelpDialog />}
      {phone && <PhoneDialog onClose={() => view.set({ phone: false })} />}
      {share && <ShareDialog proposed={share} onClose={() => view.set({ share: null, comment: null })} />}
      {elsewhere && <ContinueOnDeviceDialog onClose={() => view.set({ elsewhere: false })} />}
      {problem && <ProblemDialog onClose={() => view.set({ problem: false })} />}
      {names && <NamesDialog onClose={() => view.set({ names: false })} />}
      {conflict && <ConflictDialog conflict={conflict} />}
      {question && <AskDialog key={question.text} question={question} />}
    </>
  )
}
