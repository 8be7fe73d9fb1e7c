import { deletePhoto, listPhotos, type Photo, UPLOAD_LIMITS } from '@passepartout/contracts'
import { type Asset, type Point, placedAssetIds } from '@passepartout/document'
import type { LocalDraftStore } from '../saving/local-draft-store.ts'
import { nextPhotoSlot } from '../state/current-slot.ts'
import type { TrayPhoto } from '../state/design-state.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { runNextFrame } from '../state/next-frame.ts'
import { createResumableTransport } from '../upload/resumable-transport.ts'
import type { UploadItem } from '../upload/upload-item.ts'
import { createUploadQueue } from '../upload/upload-queue.ts'
import { createXhrTransport } from '../upload/xhr-transport.ts'
import { cachedVariants } from './cached-variants.ts'
import { chooseFiles } from './file-dialog.ts'
import { fileProblemText } from './file-problem-text.ts'
import type { LocalPreviews } from './local-previews.ts'
import { previewVariants } from './photo-variants.ts'
import { createPhotoPlacing } from './place-photos.ts'
import { toAsset, toTrayPhoto, uploadedPhotosOf } from './tray-photo.ts'

/** The server's notice for photos in print colours. */
const CONVERTED = 'cmyk-converted'

/** Tray, uploads and the variants of every photo in the design. */
export function createPhotoLibrary(base: DesignerBase, journal: LocalDraftStore, previews: LocalPreviews) {
  const { design, editor, client, shop, t, guest } = base
  const unmeasured = new Set<string>()
  /** Photos to place once accepted, with the point of the window that they were dropped on. */
  const placeNext = new Map<string, Point | undefined>()
  /** Photos whose local preview has wrong colours, until the server's preview is there. */
  const untrue = new Set<string>()
  const announced = new Set<string>()
  /** Photos just chosen, for kinds that use every new one; keys, replaced by ids after the upload. */
  const offered = new Set<string>()
  const takers: ((id: string) => void)[] = []

  const headers = { 'X-Shop-Channel': `${shop.channel}-${shop.country}`, 'X-Shop-Locale': shop.locale }
  // A guest's photos are uploaded whole to the shared draft: partial uploads belong to a visitor.
  const sender = guest
    ? createXhrTransport(`/web-api/drafts/${guest.draftId}/photos`, headers)
    : createResumableTransport(createXhrTransport('/web-api/photos', headers), headers)
  const owed = (key: string) => (guest ? `${guest.draftId}/${key}` : key)
  const queue = createUploadQueue({
    transport: { send: (...sending) => base.firstWrite.run(() => sender.send(...sending)) },
    limits: {
      maxBytes: base.data.limits.bytes || UPLOAD_LIMITS.bytes,
      maxPixels: base.data.limits.pixels || UPLOAD_LIMITS.pixels,
    },
    onAccepted: (item, file) => void accepted(item, file),
    onDone: arrived,
    onRefused: item => {
      void journal.dropFile(owed(item.key)).catch(() => undefined)
      placing.forget(item.key)
      // A placed photo stays in the tray, because a blocker of the check refers to it.
      if (!placedAssetIds(editor.getSnapshot().document).has(item.key))
        setTray(tray => tray.filter(photo => photo.id !== item.key))
    },
    onDropped: item => {
      void journal.dropFile(owed(item.key)).catch(() => undefined)
      placing.forget(item.key)
      setTray(tray => tray.filter(photo => photo.id !== item.key))
    },
  })
  const placing = createPhotoPlacing(base, {
    isMeasured: id => !unmeasured.has(id),
    photoOf: id => photoOf(presentId(id)),
  })

  const setTray = (change: (tray: readonly TrayPhoto[]) => readonly TrayPhoto[]) =>
    design.setSoon(state => ({ tray: change(state.tray) }))
  const renew = (id: string, part: Partial<TrayPhoto>) =>
    setTray(tray => tray.map(photo => (photo.id === id ? { ...photo, ...part } : photo)))

  queue.subscribe(() => {
    const uploads = queue.get()
    tellRefusals(uploads)
    const pending = uploads
      .filter(({ status }) => status !== 'done' && status !== 'refused')
      .map(({ key }) => key)
    design.setSoon(state => ({
      uploads,
      pending: isSameList(pending, state.pending) ? state.pending : pending,
    }))
  })

  /** Announces refusals at once; the list of uploads retains them with their actions. */
  function tellRefusals(uploads: readonly UploadItem[]): void {
    const fresh = uploads.filter(({ status, key }) => status === 'refused' && !announced.has(key))
    if (fresh.length === 0) return
    for (const { key } of fresh) announced.add(key)
    const number = new Intl.NumberFormat(shop.locale, { maximumFractionDigits: 1 })
    const words = fresh.map(item => `${item.name}: ${fileProblemText(t, item, number, base.data.limits)}`)
    for (const text of words) {
      base.toasts.show({
        text,
        kind: 'bad',
        action: { label: t('upload.show'), run: () => base.view.set({ popover: 'uploads' }) },
      })
    }
    base.announcer.alert(words.join('. '))
  }

  async function accepted(item: UploadItem, file: File): Promise<void> {
    void journal.keepFile(owed(item.key), file).catch(() => undefined)
    const known = design.get().tray.some(photo => photo.id === item.key)
    if (!known) {
      const size = { width: item.width ?? 0, height: item.height ?? 0 }
      setTray(tray => [
        {
          ...{ id: item.key, name: item.name, ...size, source: 'upload', notices: [], tiers: {} },
          ...(item.takenAt && { takenAt: item.takenAt }),
        },
        ...tray,
      ])
    }
    if (!item.width) unmeasured.add(item.key)
    if (item.isCmyk) untrue.add(item.key)
    if (base.kind.Grid) offer(item.key)
    else runNextFrame(() => hang(item.key, !known))
    const preview = await previews.make(file)
    const id = presentId(item.key)
    if (!preview) return renew(id, { isUndrawable: true })
    // The server's preview of a photo in print colours may be there already.
    if (item.isCmyk && !untrue.has(id)) return
    renew(id, {
      tiers: preview.tiers,
      ...(unmeasured.has(id) ? { width: preview.width, height: preview.height } : {}),
    })
    if (unmeasured.delete(id)) tellFacts(id, id)
    offer(id)
    editor.commands.colourEdges()
    const larger = await preview.larger
    const now = presentId(item.key)
    setTray(tray =>
      tray.map(photo => (photo.id === now ? { ...photo, tiers: { ...photo.tiers, ...larger } } : photo)),
    )
  }

  /** Current id of a photo in the tray: its key during the upload, then the id given by the shop. */
  const presentId = (key: string): string => queue.get().find(item => item.key === key)?.photo?.id ?? key

  /** Places a photo in its chosen slot, or a new one in a free slot. */
  function hang(key: string, isNew: boolean): void {
    const isChosen = placeNext.has(key)
    const spot = placeNext.get(key)
    placeNext.delete(key)
    if (isChosen) placing.put(presentId(key), { spot })
    const slot = isNew && !isChosen ? slotToFill() : undefined
    if (slot !== undefined) placing.place(presentId(key), slot)
  }

  /** Passes on a new photo once its size is known, as its layout depends on it. */
  function offer(id: string): void {
    if (!offered.has(id) || unmeasured.has(id)) return
    offered.delete(id)
    for (const take of takers) take(id)
  }

  /**
   * A new photo fills an empty slot, or replaces a sample. Photos chosen together fill the page's empty slots even if
   * the selection changes meanwhile.
   */
  const slotToFill = (): string | undefined => {
    const snapshot = editor.getSnapshot()
    const target = nextPhotoSlot(snapshot)
    const photo = base.slotPhoto(target)
    if (!photo || (photo.source === 'sample' && base.kind.hasOnePlace)) return target
    const next = nextPhotoSlot({ ...snapshot, session: { ...snapshot.session, selection: [], open: null } })
    return base.slotPhoto(next) ? undefined : next
  }

  function arrived(item: UploadItem): void {
    const { photo } = item
    if (!photo) return
    void journal.dropFile(owed(item.key)).catch(() => undefined)
    unmeasured.delete(item.key)
    const here = design.get().tray.find(({ id }) => id === item.key)
    const isConverted = item.isCmyk === true || photo.notices.includes(CONVERTED)
    const arrivedPhoto = {
      ...photo,
      ...(item.takenAt && { takenAt: item.takenAt }),
      source: 'upload' as const,
      tiers: { ...previewVariants(photo.id), ...(isConverted ? {} : here?.tiers) },
    }
    untrue.delete(item.key)
    setTray(tray => [
      ...tray
        .filter(({ id }) => id !== photo.id || id === item.key)
        .map(other => (other.id === item.key ? toTrayPhoto(arrivedPhoto) : other)),
    ])
    tellFacts(item.key, photo.id)
    if (offered.delete(item.key)) offered.add(photo.id)
    offer(photo.id)
    editor.commands.colourEdges()
    if (isConverted) base.toasts.show({ text: `${photo.name}: ${t(`notice.${CONVERTED}`)}` })
    const open = queue.get().filter(({ status }) => status !== 'done' && status !== 'refused')
    const count = queue.get().filter(({ status }) => status === 'done').length
    if (open.length === 0) base.announcer.announce(t('upload.allThere', { count }))
  }

  /** Gives the document the photo's final id and size; no undo step. */
  function tellFacts(from: string, to: string): void {
    const photo = design.get().tray.find(({ id }) => id === to)
    if (photo) editor.commands.photoArrived(from, toAsset(photo))
    placing.measured(from)
  }

  const photoOf = (id: string): Asset | undefined => {
    const { tray, samples } = design.get()
    const photo = [...tray, ...samples].find(candidate => candidate.id === id)
    return photo && toAsset(photo)
  }

  /** Adds files to the uploads; with `place` the first valid one goes into the slot. */
  function add(files: readonly File[], options: { place?: boolean; spot?: Point | undefined } = {}): void {
    const before = new Set(queue.get().map(({ key }) => key))
    if (files.length === 0) return
    const keys = queue.add(files, key => base.kind.Grid && offered.add(key))
    const [first] = keys
    if (options.place && first) {
      if (before.has(first)) placing.put(presentId(first), { spot: options.spot })
      else placeNext.set(first, options.spot)
    }
    const again = keys.findIndex(key => before.has(key))
    if (again >= 0) base.toasts.show({ text: t('upload.already', { name: files[again]?.name ?? '' }) })
  }

  return {
    queue,
    put: placing.put,
    /** Whether the local preview of a photo has correct colours. */
    isTrue: (id: string) => !untrue.has(id),
    isMeasured: (id: string) => !unmeasured.has(id),
    add,
    /** Lets the visitor choose photos on this device and adds them. */
    choose: async ({ place, ...dialog }: { camera?: boolean; place?: boolean } = {}) => {
      const chosen = chooseFiles(dialog)
      previews.prepare()
      add(await chosen, { place: place ?? false })
    },
    /** Called for each photo chosen for this design, once its size is known. */
    onNew: (take: (id: string) => void) => void takers.push(take),
    /** A photo by its current id or its key during the upload. */
    asset: (id: string): Asset | undefined => {
      const now = presentId(id)
      const photo = design.get().tray.find(other => other.id === now || other.id === id)
      return photo && toAsset(photo)
    },
    /** Adds photos uploaded in another way to the tray, and to the design where it uses every new one. */
    receive: (came: readonly Photo[]) => {
      const known = new Set(design.get().tray.map(({ id }) => id))
      const fresh = came.filter(({ id }) => !known.has(id))
      setTray(tray => [
        ...fresh.map(photo => toTrayPhoto({ ...photo, source: 'upload', tiers: previewVariants(photo.id) })),
        ...tray,
      ])
      base.firstWrite.known()
      for (const { id } of fresh) for (const taker of takers) taker(id)
    },
    /** Uses photos from the server in this design. */
    take: (ids: readonly string[]) => {
      for (const id of ids) for (const taker of takers) taker(id)
    },
    /** Loads the visitor's photos (for guests those of the shared design) and resumes uploads stored on this device. */
    load: async () => {
      const files = await journal.files(guest?.draftId).catch(() => [])
      for (const { key, file } of files) queue.resume(key, file)
      if (guest) return setTray(tray => [...tray, ...uploadedPhotosOf(editor.getSnapshot().document, tray)])
      const answer = await client.call(listPhotos, {})
      if (!answer.ok) return
      if (answer.payload.photos.length > 0) base.firstWrite.known()
      setTray(tray => {
        const known = new Set(tray.map(({ id }) => id))
        const own = answer.payload.photos
          .filter(({ id }) => !known.has(id))
          .map(photo => toTrayPhoto({ ...photo, source: 'upload', tiers: previewVariants(photo.id) }))
        return [...tray, ...own]
      })
    },
    remove: async (id: string): Promise<boolean> => {
      const answer = await client.call(deletePhoto, { params: { id } })
      if (!answer.ok && answer.status !== 404) {
        base.toasts.show({ text: answer.message || t('cart.failed'), kind: 'bad' })
        return false
      }
      editor.commands.forgetPhoto(id)
      setTray(tray => tray.filter(photo => photo.id !== id))
      return true
    },
    tiers: cachedVariants(design),
    /** Whether only the server can make a preview of the photo. */
    isUndrawable: (id: string) => design.get().tray.some(photo => photo.id === id && photo.isUndrawable),
  }
}

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, i) => id === b[i])

export type PhotoLibrary = ReturnType<typeof createPhotoLibrary>
