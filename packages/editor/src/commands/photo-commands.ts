import {
  type Asset,
  type Crop,
  type Document,
  documentKindFacts,
  findAsset,
  findSlot,
  isOwnPhoto,
  type Json,
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
import { replaceAssetInHistory, withRenamedAsset } from '../history/replace-asset-in-history.ts'
import type { Params, StepName } from '../state.ts'
import { type CommandContext, cropParams, slotParams } from './command-context.ts'

export interface PhotoCommands {
  /** Puts a photo into a slot; the photo it replaces becomes free and retains its crop. */
  placePhoto(slotId: string, asset: Asset, crop?: Crop): boolean
  /**
   * Adds a slot with its photo to a page and selects it if the page is displayed; false when the page is full. The
   * caller passes the change itself (`withOwnPhoto`), because few designs need that code.
   */
  addPhoto(pageId: string, slotId: string, asset: Asset, add: (document: Document) => Document): boolean
  /** Empties a slot, or removes an added photo from its page. */
  takeOut(slotId: string): boolean
  /** Takes a photo out of every slot and sets it aside. */
  setAside(assetId: string): boolean
  bringBack(assetId: string): boolean
  /** Swaps the photos of two slots, each with its crop. One slot may be empty. */
  swapPhotos(slotId: string, otherId: string): boolean
  /** Empties several slots in one undo step. */
  takeOutAll(slotIds: readonly string[]): boolean
  /** Pins photos, so that they stay when others are shuffled; unpins them when all are pinned. */
  togglePinned(slotIds: readonly string[]): boolean
  /** Deletes a photo from the document. */
  forgetPhoto(assetId: string): boolean
  /** Sets the customer's description of a photo; empty removes it. */
  describePhoto(assetId: string, alt: string): boolean
  /**
   * Applies the result of an upload, possibly with another photo id. Changes document and history and is no undo step.
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
      core.announcer.announce(announce, { ...params, ...(slotId && cropParams(core, slotId, quality)) })
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
    calendar: withRenamedAsset(
      document.calendar as unknown as Json,
      from,
      asset.id,
    ) as unknown as Document['calendar'],
    pages: document.pages.map(page => ({
      ...page,
      ...(page.backgroundPhoto === from && { backgroundPhoto: asset.id }),
      elements: page.elements.map(element =>
        element.type === 'photo' && element.photo?.assetId === from
          ? { ...element, photo: { ...element.photo, assetId: asset.id } }
          : element,
      ),
    })),
  }
  const { lastCrop: _crop, alt: _alt, ...facts } = asset
  const withFacts = withAssets(renamed, [facts])
  return documentKindFacts(withFacts).pages === 'prints' ? withRotatedPrints(withFacts, asset.id) : withFacts
}
