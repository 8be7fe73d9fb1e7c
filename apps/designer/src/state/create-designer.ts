import { createClient } from '@passepartout/contracts'
import { type Document, edgeColours, findAsset, findSlot, type Page } from '@passepartout/document'
import { createTranslator, documentKindOf } from '@passepartout/domain'
import { createEditor } from '@passepartout/editor'
import type { createCardOptions } from '../card/card-options.ts'
import type { DesignerData } from '../data/designer-data.ts'
import { createLayerDrawing } from '../drawing/draw-layer.ts'
import { DESIGNER_KIND_ADAPTERS } from '../kinds/registry.ts'
import { createLocalPreviews } from '../photos/local-previews.ts'
import { onFirstPhoto } from '../photos/on-first-photo.ts'
import { createPhotoLibrary, type PhotoLibrary } from '../photos/photo-library.ts'
import { createPhotoPixels } from '../photos/photo-pixels.ts'
import { loadSamplePhotos } from '../photos/samples.ts'
import { createGridStore } from '../prints/grid-state.ts'
import { productNames } from '../product/product-names.ts'
import { feedbackLater } from '../review-owner/feedback-later.ts'
import { createAutosave } from '../saving/autosave.ts'
import type { LocalDraftStore } from '../saving/local-draft-store.ts'
import type { OpenedDesign } from '../saving/open-design.ts'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import { chooseLayout } from '../shell/choose-layout.ts'
import { createTextMeasurer } from '../text/text-measures.ts'
import { createRoomPhotoStore } from '../wall/room-photo/room-photo.ts'
import { announceEditorEvents } from './announce-editor-events.ts'
import { createAnnouncer } from './announcer.ts'
import { createCartActions } from './cart-actions.ts'
import { createChoicePrices } from './choice-prices.ts'
import type { DesignState } from './design-state.ts'
import type { Designer } from './designer.ts'
import type { DesignerBase } from './designer-base.ts'
import { createDesignerTracking } from './designer-tracking.ts'
import { persistDevicePreferences } from './device-preferences.ts'
import { createFirstWriteGate } from './first-write-gate.ts'
import { memoizeLast } from './memoize-last.ts'
import { createPreflightRunner } from './preflight-runner.ts'
import { createPrices } from './prices.ts'
import { createProductActions } from './product-actions.ts'
import { productsLater } from './products-later.ts'
import { showPageOfActiveFinding } from './show-page-of-active-finding.ts'
import { createStore } from './store.ts'
import { createToasts } from './toasts.ts'
import { createViewStore } from './view-state.ts'

/** Looks for faces from the first photo on. */
function findFacesLater(base: DesignerBase, photos: PhotoLibrary): void {
  const opened = base.editor.getSnapshot().document
  onFirstPhoto(base, () =>
    import('../faces/track-faces.ts').then(
      ({ trackFaces }) => trackFaces(base, photos, opened),
      () => undefined,
    ),
  )
}

/** Parts of one kind, which other designers do not load. */
export interface KindParts {
  createCardOptions?: typeof createCardOptions
}

/** Creates the designer: engine, stores, and the services that call the shop. */
export function createDesigner(
  data: DesignerData,
  opened: OpenedDesign,
  journal: LocalDraftStore,
  parts: KindParts = {},
): Designer {
  const { shop, catalogue } = data
  const kind = DESIGNER_KIND_ADAPTERS[data.kind]
  const { messages, language } = data.words
  const t = createTranslator(messages, {
    locale: shop.locale,
    language,
    onMissing: key => console.warn(`no text under ${key}`),
  })
  const names = productNames(catalogue, shop, t)
  const client = createClient({
    fetch: (url, init) => fetch(url, init),
    channel: shop.channel,
    country: shop.country,
    locale: shop.locale,
  })
  const pixelsOf = createPhotoPixels(
    id => (photos.isTrue(id) ? photos.tiers(id) : {}),
    () => {
      editor.commands.colourEdges()
      design.set(state => ({ pixels: state.pixels + 1 }))
    },
  )
  const coloursAround = (document: Document, page: Page) => edgeColours(document, page, pixelsOf)
  const editor = createEditor({
    document: opened.document,
    configuration: { ...opened.configuration },
    modes: kind.modes,
    ...opened.history,
    quality: kind.quality(data),
    edgeColour: (document, page) => coloursAround(document, page)?.outer,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const view = createViewStore()
  // Set before anything is measured, so that the first render has the final layout.
  view.set(chooseLayout(innerWidth, innerHeight))
  persistDevicePreferences(view)
  // The page contains the price of its address; a cart line may have another quantity by now.
  const firstPrice = (kind.isPricedHere ? null : opened.line?.price) ?? data.price
  view.set({ tab: kind.tabs[0]?.tab ?? 'photo' })
  const design = createStore<DesignState>({
    tray: [],
    samples: loadSamplePhotos(t),
    uploads: [],
    price: {
      status: firstPrice ? 'known' : 'checking',
      price: firstPrice ?? undefined,
      query: '',
      at: Date.now(),
    },
    product: data.product,
    changing: null,
    delivery: data.product?.delivery ?? null,
    formatPrices: {},
    netWords: null,
    costs: {},
    save: { status: 'new', unsent: 0 },
    online: navigator.onLine,
    viewer: false,
    findings: [],
    offer: null,
    texts: {},
    grounds: {},
    faces: {},
    spelling: null,
    pending: [],
    cartStage: null,
    pixels: 0,
    conflict: opened.conflict,
    shares: [],
    shareNews: 0,
    line: opened.line,
  })
  const announcer = createAnnouncer()
  const toasts = createToasts(view)
  const firstWrite = createFirstWriteGate()
  if (opened.revision > 0) firstWrite.known()
  /** Opaque JSON in the editor; only this module stores it. */
  const storedConfiguration = () => editor.getSnapshot().configuration as unknown as StoredConfiguration
  // Memoised: read for every displayed size, while the stored value hardly ever changes.
  const configuration = memoizeLast(storedConfiguration, stored => kind.picture(data, stored))
  const kindName = () => t(`kind.${documentKindOf(data.kind)}`)
  const sizeName = () => kind.sizeName(data, { names, configuration, editor })
  const slotPhoto = (slotId: string) => {
    const { document } = editor.getSnapshot()
    const photo = findSlot(document, slotId)?.slot.photo
    return photo ? findAsset(document, photo.assetId) : null
  }

  const base: DesignerBase = {
    data,
    kind,
    shop,
    catalogue,
    t,
    names,
    client,
    editor,
    view,
    design,
    announcer,
    toasts,
    firstWrite,
    guest: opened.guest,
    configuration,
    storedConfiguration,
    kindName,
    sizeName,
    slotPhoto,
  }
  const drawing = createLayerDrawing()
  const grid = createGridStore()
  // For hundreds of photos the server's large previews suffice.
  const photos = createPhotoLibrary(base, journal, createLocalPreviews(kind.Grid && [160, 640]))
  const product = createProductActions(base)
  const prices = kind.prices?.(base, { grid }) ?? createPrices(base)
  const products = productsLater(base)
  const costs = createChoicePrices(base)
  const checks = createPreflightRunner(base, photos, product)
  const keeping = createAutosave(base, journal, opened)
  const shareNews = feedbackLater(base, keeping.draft)
  const cart = createCartActions(base, {
    photos,
    keeping,
    checks,
    prices,
    telling: createDesignerTracking(base),
  })
  const cardOptions = parts.createCardOptions?.(base) ?? null
  announceEditorEvents(base)
  showPageOfActiveFinding(base)
  kind.begin?.(base, { grid, photos, pixelsOf })
  createTextMeasurer(base, drawing)
  if (!kind.Grid) findFacesLater(base, photos)
  // Only once there are customer texts: the first edit does not need it.
  const forget = design.subscribe(() => {
    if (Object.keys(design.get().texts).length === 0) return
    forget()
    void import('../text/text-backdrops.ts').then(({ trackTextBackdrops }) =>
      trackTextBackdrops(base, drawing, pixelsOf),
    )
  })

  return {
    ...base,
    grid,
    photos,
    drawing,
    product,
    products,
    prices,
    costs,
    checks,
    keeping,
    shareNews,
    cart,
    cardOptions,
    ownWall: createRoomPhotoStore(),
    edgeColours: coloursAround,
    pixelsOf,
    number: new Intl.NumberFormat(shop.locale, { maximumFractionDigits: 1 }),
  }
}
