import { pageHref, pagePath, shopFor } from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { Page, StoredBlock } from '../../platform/page.ts'
import { createSharedParts } from '../../platform/shared-parts.ts'

const shop = shopFor('passepartout', 'de-DE')
const origin = 'https://passepartout.de.localhost'

/** A page of the German shop with the given blocks, in the state its loader returns. */
export function pageWith(blocks: readonly object[], more: Partial<Page> & { content?: object } = {}): Page {
  const { content, ...rest } = more
  const stored = blocks.map((block, index) => ({ _uid: String(index), ...block }) as StoredBlock)
  return {
    shop,
    platform: 'web',
    path: '/wandbilder/leinwand',
    query: new URLSearchParams(),
    status: 200,
    contentLocale: 'de-DE',
    story: {
      name: 'Leinwand',
      content: { component: 'page', body: stored, ...content },
    } as unknown as Page['story'],
    global: undefined,
    head: { title: 'Foto auf Leinwand', description: 'Gespannt', canonical: `${origin}/wandbilder/leinwand` },
    startPages: [],
    alternates: [
      { locale: 'de-DE', url: `${origin}/wandbilder/leinwand` },
      { locale: 'en-GB', url: 'https://passepartout.gb.localhost/wall-art/canvas' },
    ],
    blocks: stored,
    data: new Map(),
    consentPurposes: [],
    translate: translatorFor(shop, { warn: () => {} }),
    href: path => pageHref(shop, path),
    shopUrl: (_channel, path) => origin + pagePath(shop, path),
    money: ({ amount }) => String(amount),
    shared: createSharedParts(undefined, ''),
    ...rest,
  }
}
