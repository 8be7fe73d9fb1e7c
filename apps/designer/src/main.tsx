import '@passepartout/ui/brand-kartenliebe.css'
import '@passepartout/ui/brand-passepartout.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/top-bar.css'
import './styles/panels.css'
import './styles/canvas.css'
import './styles/pages.css'
import './styles/prints.css'
import './styles/book.css'
import './styles/collage.css'
import './styles/text.css'
import './styles/proof.css'
import './styles/card.css'
import './styles/wall.css'
import './styles/names.css'
import './styles/calendar.css'
import './styles/comments.css'
import './styles/share.css'
import './styles/sheets.css'
import './styles/check.css'
import './styles/layout.css'
import './styles/skeleton.css'
import './styles/forced-colors.css'
import { createClient } from '@passepartout/contracts'
import { createRoot } from 'react-dom/client'
import { applyNamesFromShop } from './card/apply-names-from-shop.ts'
import { DATA_ELEMENT_ID, type DesignerData } from './data/designer-data.ts'
import { importLinePhotos } from './photos/import-line-photos.ts'
import { importVisitorPhoto } from './photos/import-visitor-photo.ts'
import { createLocalDraftStore } from './saving/local-draft-store.ts'
import { draftRedirect, NOT_CHANGED, openDesign } from './saving/open-design.ts'
import { DesignerApp } from './shell/designer-app.tsx'
import { DesignerErrorBoundary } from './shell/designer-error-boundary.tsx'
import { preloadParts } from './shell/lazy-part.tsx'
import { createDesigner } from './state/create-designer.ts'
import type { Designer } from './state/designer.ts'
import { loadAnalyticsOnFirstInput } from './state/designer-tracking.ts'
import { loadNetPriceTexts } from './state/net-price-texts.ts'

/** Starts the designer with the address and the data embedded in the page. */
async function start(): Promise<void> {
  const element = document.getElementById('designer')
  const json = document.getElementById(DATA_ELEMENT_ID)?.textContent
  if (!element || !json) return
  // Trusted: written by our own server.
  const data = JSON.parse(json) as DesignerData
  const { channel, country, locale } = data.shop
  const client = createClient({ fetch: (url, init) => fetch(url, init), channel, country, locale })
  loadAnalyticsOnFirstInput(data)
  const journal = createLocalDraftStore()
  const cards = data.product?.card ? import('./card/card-options.ts') : undefined
  const opened = await openDesign(data, client, journal)
  if (opened.ended) return location.replace(data.urls.shared)
  // Only a draft that comes back from the page of its product takes something from its address, or goes into the cart by it.
  let returning: typeof import('./saving/requested-product.ts') | undefined
  if (data.isChange || location.search.includes('addToCart'))
    returning = await import('./saving/requested-product.ts')
  const wanted = data.isChange && (await returning?.findRequestedProduct(data, opened))
  const elsewhere = wanted ? undefined : draftRedirect(data, opened, new URL(location.href))
  if (elsewhere) return location.replace(elsewhere)
  const designer = createDesigner(data, opened, journal, await cards)
  const { t } = designer

  createRoot(element).render(
    <DesignerErrorBoundary text={t('app.crashed')} button={t('app.reload')}>
      <DesignerApp designer={designer} />
    </DesignerErrorBoundary>,
  )
  announceStart(designer, opened)
  prepareForWork(designer, opened.draftId !== null)
  // The list of designs links here with `#share`.
  if (opened.draftId && !opened.guest && location.hash === '#share') designer.view.set({ share: 'view' })
  // The cart links here with `#check` to review a line's findings.
  if (opened.draftId && location.hash === '#check') designer.cart.review()
  designer.prices.refresh()
  void loadNetPriceTexts(designer)
  if (wanted) await returning?.takeWanted(designer, wanted)
  await designer.photos.load()
  if (!opened.draftId) {
    await applyNamesFromShop(designer)
    if (!(await importLinePhotos(designer))) await importVisitorPhoto(designer)
  }
  returning?.putIntoCart(designer)
}

/**
 * Once the customer edits, or reopens a design, all parts are loaded ahead, so that none is missing offline. Visitors
 * who only look, or who save data, load parts on demand.
 */
function prepareForWork({ editor }: Designer, isReopened: boolean): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  if (isReopened) return void preloadParts()
  const stop = editor.onCommit(({ cause }) => {
    if (cause === 'background') return
    stop()
    void preloadParts()
  })
}

/** Notifies the customer once of events during opening. */
function announceStart(
  { t, toasts, announcer, names, data, kind, shop }: Designer,
  opened: Awaited<ReturnType<typeof openDesign>>,
): void {
  if (opened.guest?.until) {
    const date = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'long' }).format(
      new Date(opened.guest.until),
    )
    toasts.show({ text: t('guest.welcome', { date }) })
  }
  if (opened.gone) toasts.show({ text: t('save.gone') })
  if (location.hash === `#${NOT_CHANGED}`) {
    toasts.show({ text: t('product.changeFailed'), kind: 'bad' })
    announcer.alert(t('product.changeFailed'))
  }
  if (opened.restored && opened.savedAt) {
    const time = new Intl.DateTimeFormat(shop.locale, { timeStyle: 'short' }).format(opened.savedAt)
    const fresh = new URL(location.href)
    fresh.searchParams.delete('draft')
    const action = { label: t('save.fresh'), run: () => location.assign(fresh) }
    toasts.show({ text: t('save.restored', { time }), action })
  }
  if (opened.draftId) return
  const list = kind.corrections(data, { t, names })
  if (list) toasts.show({ text: t('product.corrected', { list }) })
}

void start()
