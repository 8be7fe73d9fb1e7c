import { placedAssetIds } from '@passepartout/document'
import type { Mode } from '@passepartout/editor'
import { ArrowLeft, CircleHelp, History, Redo2, Share2, Undo2 } from 'lucide-react'
import { entryUrl } from '../data/entry-url.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { EditableTitle } from './editable-title.tsx'
import { SaveStatusLine } from './save-state.tsx'
import { withDraftHere } from './with-draft.ts'

const MODES: readonly { mode: Mode; key: string }[] = [
  { mode: 'edit', key: 'mode.design' },
  { mode: 'see', key: 'mode.view' },
  { mode: 'check', key: 'mode.check' },
]

/** Link to the page from which the designer was opened, with the current configuration. */
export function BackLink({ size }: { size: number }) {
  const { t, data, configuration, storedConfiguration, guest } = useDesigner()
  useEditor(snapshot => snapshot.configuration)
  return (
    <a
      className="icon-button"
      href={entryUrl(data, configuration(), storedConfiguration())}
      onClick={data.line || guest ? undefined : withDraftHere}
      aria-label={t('app.backToShop')}
      title={t('app.backToShop')}
    >
      <ArrowLeft size={size} aria-hidden />
    </a>
  )
}

/** Top bar of desktop and tablet: back link, title, save state, modes, history and help. */
export function TopBar() {
  const { t, data, view, kindName, guest } = useDesigner()
  const popover = useView(state => state.popover)
  const news = useDesign(state => state.shareNews)
  const isDesk = useView(state => state.layout === 'desk')
  return (
    <header className="top-bar area-top" data-zone="top">
      <div className="start">
        <BackLink size={20} />
        <span className="brand" data-channel-mark={data.shop.channel}>
          {data.shop.channel === 'kartenliebe' ? 'kartenliebe' : 'Passepartout'}
        </span>
        <EditableTitle />
        <span className="kind">{kindName()}</span>
        <SaveStatusLine />
      </div>
      <Modes />
      <div className="end">
        <UndoButtons />
        <button
          type="button"
          className="icon-button"
          aria-label={t('tool.history')}
          title={t('tool.history')}
          aria-expanded={popover === 'history'}
          onClick={() => view.set({ popover: popover === 'history' ? null : 'history' })}
        >
          <History size={20} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('tool.help')}
          title={t('tool.help')}
          onClick={() => view.set({ help: true, popover: null })}
        >
          <CircleHelp size={20} aria-hidden />
        </button>
        {!guest && (
          <button
            type="button"
            className={isDesk ? 'button share-button' : 'icon-button'}
            aria-label={t('share.open')}
            aria-describedby={news > 0 ? 'share-news' : undefined}
            title={t('share.open')}
            onClick={() => view.set({ share: 'view', popover: null })}
          >
            {isDesk ? t('share.open') : <Share2 size={20} aria-hidden />}
            <FeedbackBadge id="share-news" />
          </button>
        )}
      </div>
    </header>
  )
}

/** Number of new responses by share links; hidden where there are none. */
export function FeedbackBadge({ id }: { id: string }) {
  const { t } = useDesigner()
  const count = useDesign(state => state.shareNews)
  if (count === 0) return null
  return (
    <span className="count share-news">
      <span aria-hidden>{count}</span>
      <span id={id} className="quiet">
        {t('share.news', { count })}
      </span>
    </span>
  )
}

function Modes() {
  const { t, kind, editor } = useDesigner()
  const mode = useEditor(snapshot => snapshot.session.mode)
  const findings = useDesign(state => state.findings)
  const open = findings.filter(({ kept }) => !kept)
  const blocked = open.some(({ severity }) => severity === 'block')
  const document = useEditor(snapshot => snapshot.document)
  // An untouched design does not count as faulty.
  const isUntouched = open.some(({ id }) => id === 'empty-slot') && placedAssetIds(document).size === 0
  return (
    <fieldset className="modes" aria-label={t('mode.label')}>
      {MODES.filter(choice => kind.modes.includes(choice.mode)).map(choice => (
        <button
          key={choice.mode}
          type="button"
          aria-pressed={mode === choice.mode}
          onClick={() => editor.session.setMode(choice.mode)}
        >
          {t(choice.key)}
          {choice.mode === 'check' && open.length > 0 && !isUntouched && (
            <span className="count" data-kind={blocked ? 'block' : 'hint'}>
              {open.length}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}

/** Undo and redo stay focusable without steps, so that the focus is not lost. */
export function UndoButtons() {
  const { t, editor } = useDesigner()
  const canUndo = useEditor(snapshot => snapshot.history.canUndo)
  const canRedo = useEditor(snapshot => snapshot.history.canRedo)
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('tool.undo')}
        title={t('tool.undo')}
        aria-disabled={!canUndo}
        onClick={() => canUndo && editor.history.undo()}
      >
        <Undo2 size={20} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('tool.redo')}
        title={t('tool.redo')}
        aria-disabled={!canRedo}
        onClick={() => canRedo && editor.history.redo()}
      >
        <Redo2 size={20} aria-hidden />
      </button>
    </>
  )
}
