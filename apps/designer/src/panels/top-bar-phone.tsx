import { allSlots } from '@passepartout/document'
import { CircleHelp, EllipsisVertical, Eye, History, ListChecks, Pencil, Share2 } from 'lucide-react'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import { SaveStatusLine } from './save-state.tsx'
import { BackLink, FeedbackBadge, UndoButtons } from './top-bar.tsx'

/** Top bar of the phone: title over save state; buttons switch between viewing and designing. */
export function TopBarPhone() {
  const { t, kind, view, editor, kindName } = useDesigner()
  const mode = useEditor(snapshot => snapshot.session.mode)
  const title = useEditor(snapshot => snapshot.document.title)
  // A photo grid has no other place for the number of its photos.
  const count = useEditor(({ document }) =>
    kind.Grid ? allSlots(document).filter(({ slot }) => slot.photo).length : 0,
  )
  const cropping = useEditor(snapshot => snapshot.session.open !== null)
  const popover = useView(state => state.popover)
  const news = useDesign(state => state.shareNews)
  if (cropping) return <CropHead />
  const heads = {
    edit: title || (count > 0 ? t('prints.photos', { count }) : kindName()),
    see: t(kind.See ? 'mode.view' : 'view.title'),
    check: t('mode.check'),
  }
  const designing = mode === 'edit'

  return (
    <header className="zone area-top" data-zone="top">
      <div className="top-bar-phone">
        <BackLink size={22} />
        <div className="titles">
          <h1>{heads[mode]}</h1>
          <SaveStatusLine />
        </div>
        <UndoButtons />
        <button
          type="button"
          className="icon-button"
          hidden={designing && !kind.modes.includes('see')}
          aria-label={t(designing ? 'mode.view' : 'mode.design')}
          onClick={() => editor.session.setMode(designing ? 'see' : 'edit')}
        >
          {designing ? <Eye size={22} aria-hidden /> : <Pencil size={20} aria-hidden />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('app.more')}
          aria-describedby={news > 0 ? 'share-news' : undefined}
          aria-expanded={popover === 'menu'}
          onClick={() => view.set({ popover: popover === 'menu' ? null : 'menu' })}
        >
          <EllipsisVertical size={22} aria-hidden />
          <FeedbackBadge id="share-news" />
        </button>
      </div>
      {popover === 'menu' && <Menu />}
    </header>
  )
}

function Menu() {
  const { t, view, editor, guest } = useDesigner()
  const news = useDesign(state => state.shareNews)
  const run = (act: () => void) => () => {
    view.set({ popover: null })
    act()
  }
  const rename = () => {
    view.set({
      question: {
        text: t('title.label'),
        yes: t('app.done'),
        field: editor.getSnapshot().document.title,
        run: title => editor.commands.setTitle(title),
      },
    })
  }
  return (
    <div className="menu">
      <button type="button" onClick={run(() => editor.session.setMode('check'))}>
        <ListChecks size={20} aria-hidden />
        {t('mode.check')}
      </button>
      <button type="button" onClick={run(() => view.set({ popover: 'history' }))}>
        <History size={20} aria-hidden />
        {t('tool.history')}
      </button>
      <button type="button" onClick={run(rename)}>
        <Pencil size={20} aria-hidden />
        {t('title.edit')}
      </button>
      {!guest && (
        <button
          type="button"
          aria-label={t('share.open')}
          aria-describedby={news > 0 ? 'share-news-in-menu' : undefined}
          onClick={run(() => view.set({ share: 'view' }))}
        >
          <Share2 size={20} aria-hidden />
          {t('share.open')}
          <FeedbackBadge id="share-news-in-menu" />
        </button>
      )}
      <button type="button" onClick={run(() => view.set({ help: true }))}>
        <CircleHelp size={20} aria-hidden />
        {t('tool.help')}
      </button>
    </div>
  )
}

function CropHead() {
  const { t, editor } = useDesigner()
  return (
    <header className="zone area-top" data-zone="top">
      <div className="top-bar-phone" data-crop="">
        <button
          type="button"
          className="button"
          data-kind="plain"
          onClick={() => editor.session.cancelCrop()}
        >
          {t('app.cancel')}
        </button>
        <h1>{t('crop.title')}</h1>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => editor.session.acceptCrop()}
        >
          {t('app.done')}
        </button>
      </div>
    </header>
  )
}
