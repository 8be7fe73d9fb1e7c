import { chooseFiles } from '../../photos/file-dialog.ts'
import { useDesigner, useView } from '../../state/designer-context.ts'
import { useStore } from '../../state/store.ts'
import { loadRoomPhoto } from './load-room-photo.ts'
import { paperOf } from './room-photo.ts'

/** Buttons for choosing a photo of the wall, or taking one where there is a camera; reports unusable files. */
export function RoomPhotoButtons({ again = false }: { again?: boolean }) {
  const { t, shop, ownWall } = useDesigner()
  const problem = useStore(ownWall, state => state.problem)
  const handheld = useView(state => state.layout !== 'desk')
  const take = async (camera: boolean) => {
    const [file] = await chooseFiles({ camera, multiple: false })
    if (!file) return
    const read = await loadRoomPhoto(file, paperOf(shop.locale), ownWall.get().wall ?? null)
    if (read) await ownWall.take(read.wall, read.found)
    else ownWall.set({ problem: 'unreadable' })
  }
  return (
    <div className="own-wall-buttons">
      {handheld && (
        <button type="button" className="button" onClick={() => void take(true)}>
          {t('wall.shoot')}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-kind={again ? undefined : 'primary'}
        onClick={() => void take(false)}
      >
        {t(again ? 'wall.other' : 'wall.choose')}
      </button>
      {problem && (
        <p className="small" role="alert">
          {t(problem === 'unreadable' ? 'wall.unreadable' : 'wall.notKept')}
        </p>
      )}
    </div>
  )
}
