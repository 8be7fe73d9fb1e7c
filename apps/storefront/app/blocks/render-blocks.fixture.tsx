import type { Client } from '@passepartout/contracts'
import {
  type Catalogue,
  type Channel,
  type ConsentPurpose,
  type LegalNumber,
  type Locale,
  type LogFields,
  pageHref,
  pagePath,
  parseCatalogue,
  type RetentionOverrides,
  shopFor,
} from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { translatorFor } from '../messages/index.ts'
import type { LoadContext } from '../platform/block.ts'
import type { Page } from '../platform/page.ts'
import { Blocks } from './blocks.tsx'
import { loadBlocks } from './load-blocks.ts'

const files = import.meta.glob<unknown>('../../../../catalogue/**/*.json', { eager: true, import: 'default' })
const parsed = parseCatalogue(
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/catalogue/')[1] ?? '', file])),
)
if (!parsed.ok) throw new Error('the catalogue is broken')
const catalogue: Catalogue = parsed.value

/** An API that always fails; blocks must render without it. */
const silent = {
  call: async () => ({ ok: false, status: 0, code: 'network', message: '', errors: {} }),
} as unknown as Client

/** A content service that does not respond. */
const mute: LoadContext['stories'] = {
  find: async () => undefined,
  list: async () => Promise.reject(new Error('no answer')),
}

interface World {
  channel?: Channel
  locale?: Locale
  api?: Client
  stories?: LoadContext['stories']
  query?: string
  path?: string
  consentPurposes?: readonly ConsentPurpose[]
  keptOtherwise?: RetentionOverrides
  legalNumbers?: readonly LegalNumber[]
}

/** Renders blocks as on a page, with the log entries of loading them. */
export async function renderBlocks(stored: readonly object[], world: World = {}) {
  const { channel = 'passepartout', locale = 'de-DE', path = '/muster' } = world
  const { api = silent, stories = mute } = world
  const shop = shopFor(channel, locale)
  const logged: LogFields[] = []
  const log = {
    info: () => undefined,
    warn: (fields: LogFields) => void logged.push(fields),
    error: (fields: LogFields) => void logged.push(fields),
  }
  const query = new URLSearchParams(world.query)
  const loaded = await loadBlocks([...stored], { shop, path, query, catalogue, api, stories }, log)
  const translate = translatorFor(shop, log)
  const page = {
    shop,
    platform: 'web',
    path,
    query,
    status: 200,
    contentLocale: locale,
    story: undefined,
    global: undefined,
    head: { title: 'Muster', canonical: '' },
    startPages: [],
    consentPurposes: world.consentPurposes ?? [],
    keptOtherwise: world.keptOtherwise,
    legalNumbers: world.legalNumbers,
    alternates: [],
    translate,
    href: (path: string) => pageHref(shop, path),
    shopUrl: (_: Channel, path: string) => pagePath(shop, path),
    money: translate.money,
    log,
    ...loaded,
  } as unknown as Page
  return { html: renderToStaticMarkup(<Blocks page={page} blocks={page.blocks} />), logged, page }
}
