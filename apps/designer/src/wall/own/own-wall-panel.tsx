import { findSlot } from '@passepartout/document'
import { formatSize, frameOuterSize } from '@passepartout/domain'
import { Trash2 } from 'lucide-react'
import { frameLook } from '../../product/frame-look.ts'
import { SLOT, useDesign, useDesigner, useEditor } from '../../state/designer-context.ts'
import { useStore } from '../../state/store.ts'
import { tapeLength } from './hanging-plan.ts'
import { besides } from './on-the-wall.ts'
import { type HungPicture, MOST_HUNG, type OwnWall, paperOf, sheetSize } from './own-wall.ts'
import { WallPhotoButtons } from './wall-photo-buttons.tsx'

/** Beside the wall: what hangs there, the plan for drilling, another photo. */
export default function OwnWallPanel() {
  const { ownWall, t } = useDesigner()
  const wall = useStore(ownWall, state => state.wall)
  const setting = useStore(ownWall, state => state.setting)
  if (!wall || setting) return null
  return (
    <>
      <HungList wall={wall} />
      <section className="panel own-wall-buttons">
        <button type="button" className="button" onClick={() => ownWall.set({ setting: 'by-hand' })}>
          {t('wall.again')}
        </button>
        <WallPhotoButtons again />
        <button type="button" className="button" onClick={() => void ownWall.forget()}>
          {t('wall.forget')}
        </button>
        <p className="small muted">{t('wall.device')}</p>
      </section>
    </>
  )
}

function HungList({ wall }: { wall: OwnWall }) {
  const { catalogue, configuration, editor, kind, ownWall, shop, t, toasts, announcer } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  useEditor(snapshot => snapshot.configuration)
  useDesign(state => state.tray)
  const outer = frameOuterSize(catalogue, configuration())
  const title = document.title || t('app.untitled')
  const own = { title, outer, centre: wall.centre }
  const isEmpty = kind.hasOnePlace && !findSlot(document, SLOT)?.slot.photo

  const hang = () => {
    if (wall.others.length >= MOST_HUNG) {
      toasts.show({ text: t('wall.full'), kind: 'bad' })
      return
    }
    const hung: HungPicture = {
      ...{ id: crypto.randomUUID(), ...own },
      document: editor.getSnapshot().document,
      look: frameLook(catalogue, configuration()),
    }
    ownWall.change({ others: [...wall.others, hung], centre: besides(outer, hung) })
    announcer.say(t('wall.hungSaid', { title }))
  }
  const remove = (id: string) => ownWall.change({ others: wall.others.filter(other => other.id !== id) })
  const download = async () => {
    try {
      const { hangingPlanPdf } = await import('./hanging-plan-pdf.ts')
      const paper = paperOf(shop.locale)
      const bytes = await hangingPlanPdf({
        ...{ pictures: [...wall.others, own], sheet: sheetSize(paper, wall.lies), paper, t },
        length: mm => tapeLength(mm, shop.locale),
        fileDate: new Date(),
      })
      const url = URL.createObjectURL(
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }),
      )
      const link = Object.assign(globalThis.document.createElement('a'), {
        href: url,
        download: `${t('plan.file')}.pdf`,
      })
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch {
      toasts.show({ text: t('plan.failed'), kind: 'bad' })
    }
  }

  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('wall.hung')}</h3>
      </div>
      <ul className="hung-list">
        {wall.others.map(other => (
          <li key={other.id}>
            <span>
              {other.title}
              <br />
              <span className="small muted">{formatSize(other.outer, shop.locale)}</span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('wall.remove', { title: other.title })}
              onClick={() => remove(other.id)}
            >
              <Trash2 size={18} aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <span>
            <strong>{title}</strong>
            <br />
            <span className="small muted">{formatSize(outer, shop.locale)}</span>
          </span>
        </li>
      </ul>
      <div className="own-wall-buttons">
        {!isEmpty && (
          <button type="button" className="button" onClick={hang}>
            {t('wall.hang')}
          </button>
        )}
        <p className="small muted">{t('wall.hangText')}</p>
        <button type="button" className="button" onClick={() => void download()}>
          {t('plan.get')}
        </button>
      </div>
    </section>
  )
}
