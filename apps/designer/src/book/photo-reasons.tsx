import { findAsset, findSlot, PHOTO_WISHES, type PhotoWish, placedAssetIds } from '@passepartout/document'
import { explainPhoto, type PhotoExplanation } from '@passepartout/document/layout'
import { useMemo } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { useStore } from '../state/store.ts'
import { bookAssets, toBookPhoto } from './book-photos.ts'
import { changePhotoWish } from './change-photo-wish.ts'
import { findJudgedPhoto, photoJudge } from './judged-photos.ts'

/** Why the selected photo is in the book, how large it should be, and which photo could take its place. */
export function PhotoReasons() {
  const designer = useDesigner()
  const { t, editor } = designer
  const slotId = useSlot()
  const document = useEditor(snapshot => snapshot.document)
  const isViewer = useDesign(state => state.viewer)
  const found = findSlot(document, slotId)
  const asset = found?.slot.photo && findAsset(document, found.slot.photo.assetId)
  const { reasons, rivals } = useExplanation(asset?.id)
  if (!found || !asset) return null
  const isPinned = found.slot.pinned === true
  const isInside = found.page.role !== 'cover'
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('book.photo.why')}</h2>
      </div>
      <ul className="reasons small muted">
        {reasons.map(reason => (
          <li key={reason.code}>{t(`book.photo.${reason.code}`, { ...reason })}</li>
        ))}
      </ul>
      {isInside && (
        <>
          <fieldset className="segments" aria-label={t('book.photo.size')} disabled={isViewer}>
            {([...PHOTO_WISHES, null] as const).toSorted(bySize).map(wish => (
              <WishOption
                key={wish}
                wish={wish}
                isChosen={(asset.wish ?? null) === wish}
                choose={() => changePhotoWish(designer, slotId, wish)}
              />
            ))}
          </fieldset>
          <label className="tick">
            <input
              type="checkbox"
              checked={isPinned}
              disabled={isViewer}
              onChange={() => editor.commands.togglePinned([slotId])}
            />
            {t('book.photo.pin')}
          </label>
        </>
      )}
      <Rivals {...{ rivals, slotId, isViewer }} />
    </section>
  )
}

const SIZES = { smaller: 0, usual: 1, larger: 2 }
const bySize = (a: PhotoWish | null, b: PhotoWish | null) => SIZES[a ?? 'usual'] - SIZES[b ?? 'usual']

interface WishOptionProps {
  wish: PhotoWish | null
  isChosen: boolean
  choose: () => void
}

function WishOption({ wish, isChosen, choose }: WishOptionProps) {
  const { t } = useDesigner()
  const id = `photo-wish-${wish ?? 'usual'}`
  return (
    <div>
      <input type="radio" name="photo-wish" id={id} checked={isChosen} onChange={choose} />
      <label htmlFor={id}>{t(`book.photo.size.${wish ?? 'usual'}`)}</label>
    </div>
  )
}

interface RivalsProps extends Pick<PhotoExplanation, 'rivals'> {
  slotId: string
  isViewer: boolean
}

/** Photos of the same moment that are not in the book; a press puts one into the place. */
function Rivals({ rivals, slotId, isViewer }: RivalsProps) {
  const { t, editor, photos } = useDesigner()
  const tray = useDesign(state => state.tray)
  if (rivals.length === 0) return null
  return (
    <>
      <h3 className="rivals-title">{t('book.photo.rivals')}</h3>
      <ul className="rivals">
        {rivals.map(({ photoId, isTwin, isBlurred }) => {
          const photo = tray.find(({ id }) => id === photoId)
          const asset = photos.asset(photoId)
          if (!photo || !asset) return null
          const kind = t(isTwin ? 'book.photo.rival.twin' : 'book.photo.rival.moment')
          const words = isBlurred ? `${kind}, ${t('book.photo.rival.blurred')}` : kind
          return (
            <li key={photoId}>
              <button
                type="button"
                disabled={isViewer}
                aria-label={t('book.photo.rival', { name: photo.name, words })}
                onClick={() => editor.commands.placePhoto(slotId, asset)}
              >
                <img src={photo.tiers[160] ?? photo.tiers[640]} alt="" loading="lazy" decoding="async" />
                <span className="small">{words}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function useExplanation(assetId: string | undefined): PhotoExplanation {
  const { photos } = useDesigner()
  const document = useEditor(snapshot => snapshot.document)
  const tray = useDesign(state => state.tray)
  const count = useStore(photoJudge.progress, state => state.count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more judged photos tell more near duplicates.
  return useMemo(() => {
    if (!assetId) return { reasons: [], rivals: [] }
    const known = bookAssets(document, tray).map(asset => toBookPhoto(asset, findJudgedPhoto(photos, asset)))
    const slots = document.pages.flatMap(({ elements }) => elements)
    const pinned = new Set(
      slots.flatMap(one => (one.type === 'photo' && one.pinned && one.photo ? [one.photo.assetId] : [])),
    )
    return explainPhoto(assetId, { photos: known, shown: placedAssetIds(document), pinned })
  }, [assetId, document, tray, photos, count])
}
