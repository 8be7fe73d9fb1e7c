import { formatSize, frameOuterSize, wallArtAppearanceOf } from '@passepartout/domain'
import { Trash2 } from 'lucide-react'
import { onlySlot } from '../../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../../state/designer-context.ts'
import { useStore } from '../../state/store.ts'
import { MAX_WALL_ITEMS, paperOf, type RoomPhoto, sheetSize, type WallItem } from './room-photo.ts'
import { RoomPhotoButtons } from './room-photo-buttons.tsx'
import { nextFreeWallPosition } from './wall-perspective.ts'
import { formatTapeLength } from './wall-plan.ts'

/** Panel beside the wall: the items on it, the drilling plan, another photo. */
export default function RoomPhotoPanel() {
  const { ownWall, t } = useDesigner()
  const wall = useStore(ownWall, state => state.wall)
  const setting = useStore(ownWall, state => state.setting)
  if (!wall || setting) return null
  return (
    <>
      <WallItemList wall={wall} />
      <section className="panel own-wall-buttons">
        <button type="button" className="button" onClick={() => ownWall.set({ setting: 'by-hand' })}>
          {t('wall.again')}
        </button>
        <RoomPhotoButtons again />
        <button type="button" className="button" onClick={() => void ownWall.forget()}>
          {t('wall.forget')}
        </button>
        <p className="small muted">{t('wall.device')}</p>
      </section>
    </>
  )
}

function WallItemList({ wall }: { wall: RoomPhoto }) {
  const { catalogue, configuration, editor, kind, ownWall, shop, t, toasts, announcer } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  useEditor(snapshot => snapshot.configuration)
  useDesign(state => state.tray)
  const outer = frameOuterSize(catalogue, configuration())
  const title = document.title || t('app.untitled')
  const own = { title, outer, centre: wall.centre }
  const isEmpty = kind.hasOnePlace && !onlySlot(kind, document)?.photo

  const hang = () => {
    if (wall.others.length >= MAX_WALL_ITEMS) {
      toasts.show({ text: t('wall.full'), kind: 'bad' })
      return
    }
    const hung: WallItem = {
      ...{ id: crypto.randomUUID(), ...own },
      document: editor.getSnapshot().document,
      look: wallArtAppearanceOf(catalogue, configuration()),
    }
    ownWall.change({ others: [...wall.others, hung], centre: nextFreeWallPosition(outer, hung) })
    announcer.announce(t('wall.hungSaid', { title }))
  }
  const remove = (id: string) => ownWall.change({ others: wall.others.filter(other => other.id !== id) })
  const download = async () => {
    try {
      const { wallPlanPdf } = await import('./wall-plan-pdf.ts')
      const paper = paperOf(shop.locale)
      const bytes = await wallPlanPdf({
        ...{ pictures: [...wall.others, own], sheet: sheetSize(paper, wall.lies), paper, t },
        length: mm => formatTapeLength(mm, shop.locale),
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
