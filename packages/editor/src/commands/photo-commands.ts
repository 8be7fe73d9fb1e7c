import {
  type Asset,
  type Crop,
  type Document,
  findAsset,
  findSlot,
  isOwnPhoto,
  LIMITS,
  sanitiseLine,
  withAssets,
  withoutAsset,
  withoutPhoto,
  withPhoto,
  withPhotoRestored,
  withPhotoSetAside,
  withRotatedPrints,
  withSlotPinned,
  withSwappedPhotos,
} from '@passepartout/document'
import type { AnnouncementKey } from '../events.ts'
import { replaceAssetInHistory } from '../history/replace-asset-in-history.ts'
import type { Params, StepName } from '../state.ts'
import { type CommandContext, cropParams, slotParams } from './command-context.ts'

export interface PhotoCommands {
  /** Puts a photo into a slot; one that was there goes to the free ones and keeps its crop. */
  placePhoto(slotId: string, asset: Asset, crop?: Crop): boolean
  /**
   * Adds a place with its photo to a page and selects it, if the page is shown; false where the page holds no more. Who calls brings
   * what adds it (`withOwnPhoto`), as few designs need it.
   */
  addPhoto(pageId: string, slotId: string, asset: Asset, add: (document: Document) => Document): boolean
  /** Empties a slot, or takes an own photo off its page. */
  takeOut(slotId: string): boolean
  /** Takes a photo out of every slot and lays it aside. */
  setAside(assetId: string): boolean
  bringBack(assetId: string): boolean
  /** Exchanges the photos of two places; each keeps its crop. One of them may be empty. */
  swapPhotos(slotId: string, otherId: string): boolean
  /** Empties several places in one step. */
  takeOutAll(slotIds: readonly string[]): boolean
  /** Pins photos, so that they stay when others are shuffled; pressed again where all are pinned, frees them. */
  togglePinned(slotIds: readonly string[]): boolean
  /** Removes a photo from the document altogether. */
  forgetPhoto(assetId: string): boolean
  /** The customer's own description of a photo; empty removes it. */
  describePhoto(assetId: string, alt: string): boolean
  /**
   * Facts that arrived by themselves: the upload has finished, perhaps under another id. Changes document and
   * history alike and is no undo step.
   */
  photoArrived(assetId: string, asset: Asset): boolean
}

export function createPhotoCommands(context: CommandContext): PhotoCommands {
  const { core, quality } = context
  const run = (
    change: (document: Document) => Document,
    name: StepName,
    announce: AnnouncementKey,
    { pageId = null, params = {} }: { pageId?: string | null; params?: Params } = {},
    slotId?: string,
  ): boolean => {
    core.settle()
    const document = change(core.snapshot().document)
    const changed = core.commit({ document }, { name, params, pageId })
    if (changed) {
      core.announcer.say(announce, { ...params, ...(slotId && cropParams(core, slotId, quality)) })
    }
    return changed
  }
  const nameOf = (assetId: string): Params => {
    const asset = findAsset(core.snapshot().document, assetId)
    return asset ? { photo: asset.name } : {}
  }
  return {
    placePhoto(slotId, asset, crop) {
      const found = findSlot(core.snapshot().document, slotId)
      if (!found || (found.slot.photo?.assetId === asset.id && !crop)) return false
      const isFilled = found.slot.photo !== null
      return run(
        document => withPhoto(document, slotId, asset, crop),
        isFilled ? 'photo-replaced' : 'photo-placed',
        isFilled ? 'photo.replaced' : 'photo.placed',
        { pageId: found.page.id, params: { photo: asset.name } },
        slotId,
      )
    },
    addPhoto(pageId, slotId, { name: photo }, add) {
      const isAdded = run(add, 'photo-placed', 'photo.placed', { pageId, params: { photo } }, slotId)
      if (isAdded && core.snapshot().session.pageId === pageId) core.setSession({ selection: [slotId] })
      return isAdded
    },
    takeOut(slotId) {
      const slot = findSlot(core.snapshot().document, slotId)?.slot
      return run(
        document => withoutPhoto(document, slotId),
        'photo-taken-out',
        slot && isOwnPhoto(slot) ? 'photo.removed' : 'photo.taken-out',
        slotParams(core, slotId),
      )
    },
    setAside: assetId =>
      run(document => withPhotoSetAside(document, assetId), 'photo-set-aside', 'photo.aside', {
        params: nameOf(assetId),
      }),
    bringBack: assetId =>
      run(document => withPhotoRestored(document, assetId), 'photo-brought-back', 'photo.brought-back', {
        params: nameOf(assetId),
      }),
    swapPhotos: (slotId, otherId) =>
      run(
        document => withSwappedPhotos(document, slotId, otherId),
        'photos-swapped',
        'photos.swapped',
        slotParams(core, slotId),
      ),
    takeOutAll: slotIds =>
      run(document => slotIds.reduce(withoutPhoto, document), 'photos-taken-out', 'photos.taken-out', {
        params: { count: slotIds.length },
      }),
    togglePinned(slotIds) {
      const { document } = core.snapshot()
      const pinned = !slotIds.every(id => findSlot(document, id)?.slot.pinned)
      const [slotId = ''] = slotIds
      return run(
        current => withSlotPinned(current, slotIds, pinned),
        pinned ? 'photo-pinned' : 'photo-unpinned',
        pinned ? 'photo.pinned' : 'photo.unpinned',
        slotParams(core, slotId),
      )
    },
    forgetPhoto: assetId =>
      run(document => withoutAsset(document, assetId), 'photo-forgotten', 'photo.forgotten', {
        params: nameOf(assetId),
      }),
    describePhoto: (assetId, alt) =>
      run(document => describe(document, assetId, alt), 'photo-described', 'photo.described', {
        params: nameOf(assetId),
      }),
    photoArrived(assetId, asset) {
      const { document } = core.snapshot()
      if (!findAsset(document, assetId)) return false
      const timeline = core.timeline()
      const steps = replaceAssetInHistory(timeline.steps, assetId, asset)
      core.background(replacePhoto(document, assetId, asset), { ...timeline, steps })
      return true
    },
  }
}

function describe(document: Document, assetId: string, text: string): Document {
  const asset = findAsset(document, assetId)
  if (!asset) return document
  const { alt: _before, ...bare } = asset
  const alt = sanitiseLine(text, LIMITS.altLength)
  return { ...document, assets: { ...document.assets, [assetId]: alt ? { ...bare, alt } : bare } }
}

function replacePhoto(document: Document, from: string, asset: Asset): Document {
  const { [from]: before, ...others } = document.assets
  const known = before ? { ...before, id: asset.id } : asset
  const renamed: Document = {
    ...document,
    assets: { ...others, [asset.id]: known },
    aside: document.aside.map(id => (id === from ? asset.id : id)),
    pages: document.pages.map(page => ({
      ...page,
      elements: page.elements.map(element =>
        element.type === 'photo' && element.photo?.assetId === from
          ? { ...element, photo: { ...element.photo, assetId: asset.id } }
          : element,
      ),
    })),
  }
  const { lastCrop: _crop, alt: _alt, ...facts } = asset
  const told = withAssets(renamed, [facts])
  return told.kind === 'prints' ? withRotatedPrints(told, asset.id) : told
}
