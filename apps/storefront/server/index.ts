import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Channel, DesignerAddress, Shop, Translate } from '@passepartout/domain'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { contactPoint } from '../app/features/contact/contact-points.ts'
import type {
  ContentBreadcrumb,
  ContentPage,
  ContentQuestion,
  ContentResult,
  ContentTransform,
} from '../app/platform/content-question.ts'
import type { IndexedPage } from '../app/platform/indexed-page.ts'
import type { legalTexts } from '../app/platform/legal-texts.ts'
import type { localisedPages, ProductPage } from '../app/platform/localised-pages.ts'
import type { PageRequest } from '../app/platform/request.ts'
import type { Services, StorefrontLog } from '../app/platform/services.ts'
import type { Stories, StoriesOptions } from '../app/platform/stories.ts'

export type { IndexedPage } from '../app/platform/indexed-page.ts'
export type { PageRequest } from '../app/platform/request.ts'
export type { Services, StorefrontLog } from '../app/platform/services.ts'
export { SHOP_SERVICES } from '../app/platform/shop-services.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Source file of the analytics script, its key in Vite's manifest. */
const INSIGHTS = 'app/platform/analytics/start-analytics.ts'

/** Folder of the browser's files; all names below `assets/` contain a hash. */
export const clientFiles = join(ROOT, 'build/client')

type ReadsContent<Of> = (
  services: Services,
  request: PageRequest,
  question: ContentQuestion,
) => Promise<ContentResult<Of>>

/** Exports of the server bundle beside React Router's own; declared here, because JSX is compiled there only. */
export interface EntryModule {
  createRequestHandler: typeof createRequestHandler
  createStories(options: StoriesOptions): Stories
  createDrafts(options: StoriesOptions): Stories
  localisedPages: typeof localisedPages
  contactPoint: typeof contactPoint
  legalTexts: typeof legalTexts
  translatorFor(shop: Shop, log: StorefrontLog): Translate
  newsletterText(shop: Pick<Shop, 'channel' | 'locale'>): string
  productPages(options: StoriesOptions, channel: Channel): Promise<ProductPage[]>
  productPath(
    pages: readonly ProductPage[],
    shop: Pick<Shop, 'locale'>,
    address: Pick<DesignerAddress, 'kind' | 'params'>,
  ): string | undefined
  indexedPages(
    services: Services,
    options: { stories: StoriesOptions; themes: readonly string[] },
    channel: Channel,
  ): Promise<IndexedPage[]>
  samplePages(options: StoriesOptions, channel: Channel): Promise<string[]>
  contentPage: ReadsContent<ContentPage>
  contentBreadcrumb: ReadsContent<ContentBreadcrumb>
  contentTransform: ReadsContent<ContentTransform>
  renderSuggestions(services: Services, request: PageRequest, query: URLSearchParams): Promise<string>
  createLoaderContext(services: Services, request: PageRequest): RouterContextProvider
  renderedHtmlOf(context: RouterContextProvider): Uint8Array | undefined
}

type Build = ServerBuild & { entry: { module: EntryModule } }

/**
 * URL of the built analytics script (`startAnalytics`), for pages outside the storefront; `undefined` in development.
 */
export async function insightsScript(): Promise<string | undefined> {
  const manifest = await readFile(join(clientFiles, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const { [INSIGHTS]: built } = JSON.parse(manifest) as Record<string, { file: string }>
  return built && `/${built.file}`
}

/** Result of rendering a request. */
export interface RenderResult {
  /** Status and headers; the body too, unless it is `html`. */
  response: Response
  /** The whole document in UTF-8. */
  html?: Uint8Array | undefined
}

export interface Storefront {
  /** Renders a page, or runs its action. Expects the inner path. */
  render(request: Request, page: PageRequest): Promise<RenderResult>
  /** Search suggestions while typing: HTML, without the router, which costs more than the suggestions. */
  suggest(page: PageRequest, query: URLSearchParams): Promise<string>
}

/** Loads the storefront's server code: the built bundle, or Vite's module runner in development. */
export type LoadBuild = () => Promise<unknown>

const loadBuilt: LoadBuild = () => import(pathToFileURL(join(ROOT, 'build/server/index.js')).href)

type Options = Omit<Services, 'stories'> & { stories: StoriesOptions }

async function open(load: LoadBuild, log: StorefrontLog): Promise<Build> {
  try {
    return (await load()) as Build
  } catch (error) {
    log.error({ key: 'nuxt-bootstrap', err: error }, 'starting storefront failed')
    throw error
  }
}

/** Opens the storefront. Call `contentChanged` after the content service has published something. */
export async function openStorefront(options: Options, load: LoadBuild = loadBuilt, mode = 'production') {
  const { stories, ...rest } = options
  const { paymentWays, sellerFacts, log } = options
  const storyOptions = {
    ...stories,
    ...(paymentWays && {
      paymentWays,
      invoiceYears: sellerFacts && ((shop: Shop) => sellerFacts(shop).invoiceYears),
      translatorOf: (shop: Shop) => first.entry.module.translatorFor(shop, log),
    }),
  }
  const first = await open(load, options.log)
  const published = first.entry.module.createStories(storyOptions)
  const services: Services = { ...rest, stories: published }
  const previewServices: Services = { ...rest, stories: first.entry.module.createDrafts(storyOptions) }
  const currentBuild = async () => (mode === 'production' ? first : ((await load()) as Build))
  const handle = first.entry.module.createRequestHandler(first, mode)

  const productPages = new Map<Channel, Promise<ProductPage[]>>()
  function pagesOf(channel: Channel): Promise<ProductPage[]> {
    const known = productPages.get(channel) ?? first.entry.module.productPages(storyOptions, channel)
    productPages.set(channel, known)
    known.catch(() => productPages.delete(channel))
    return known
  }

  const readerOf = ({ preview }: PageRequest) => (preview ? previewServices : services)

  return {
    /** Pages as data, for front ends with their own rendering. */
    contentPage: (page: PageRequest, question: ContentQuestion) =>
      first.entry.module.contentPage(readerOf(page), page, question),
    contentBreadcrumb: (page: PageRequest, question: ContentQuestion) =>
      first.entry.module.contentBreadcrumb(readerOf(page), page, question),
    contentTransform: (page: PageRequest, question: ContentQuestion) =>
      first.entry.module.contentTransform(readerOf(page), page, question),
    contentChanged: () => {
      productPages.clear()
      published.contentChanged()
    },
    /** Inner paths of the pages where visitors configure the product of a designer's URL. */
    productPathOf: async (shop: Shop) => {
      const pages = await pagesOf(shop.channel)
      return (address: Pick<DesignerAddress, 'kind' | 'params'>) =>
        first.entry.module.productPath(pages, shop, address)
    },
    /** URLs of a page in every locale of the channel that has it. */
    localisedPages: (shop: Shop, innerPath: string) =>
      first.entry.module.localisedPages(services, shop, innerPath),
    /** Recipient of a message on a topic. */
    contactPoint: (shop: Shop, topic: string) => first.entry.module.contactPoint(services, shop, topic),
    /** Versions of the legal texts of an order. */
    legalTexts: (shop: Shop) => first.entry.module.legalTexts(services, shop),
    /** Version of the consent text beside the newsletter's button. */
    newsletterText: first.entry.module.newsletterText,
    /**
     * Every page of a channel that search engines may index; `themes` are the card designs with a page of their own.
     */
    indexedPages: (channel: Channel, themes: readonly string[]) =>
      first.entry.module.indexedPages(services, { stories: storyOptions, themes }, channel),
    /** Full slugs of pages with sample texts that the shop's owner has to replace. */
    samplePages: (channel: Channel) => first.entry.module.samplePages(storyOptions, channel),
    async suggest(page: PageRequest, query: URLSearchParams): Promise<string> {
      return (await currentBuild()).entry.module.renderSuggestions(services, page, query)
    },
    async render(request: Request, page: PageRequest): Promise<RenderResult> {
      const used = readerOf(page)
      const build = await currentBuild()
      const { createRequestHandler, createLoaderContext, renderedHtmlOf } = build.entry.module
      const context = createLoaderContext(used, page)
      const response = await (build === first ? handle : createRequestHandler(build, mode))(request, context)
      return { response, html: renderedHtmlOf(context) }
    },
  }
}
