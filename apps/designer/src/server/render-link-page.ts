import { createTranslator, escapeXml, type Shop } from '@passepartout/domain'
import { PAGE_TRANSITION } from '@passepartout/ui/page-transition'
import { wordsFor } from '../messages/index.ts'
import { LINK_ELEMENT_ID, type LinkData } from '../phone-upload/link-data.ts'
import { entryAssets, type Manifest } from './assets.ts'
import type { DesignerPageResult } from './render-page.ts'
import { serialiseForScript } from './serialise-for-script.ts'

/** Pages for links with a secret in their fragment, by inner path. */
const LINK_PAGES = {
  /** Opened by the QR code, to send photos. */
  '/configurator-phone': {
    entry: 'src/phone-upload/main.ts',
    words: ['phone.page.'],
    say: 'phone.page',
    look: 'phone-page',
  },
  /** Continues a design of another device, by its code. */
  '/configurator-continue': {
    entry: 'src/phone-upload/continue-on-device.ts',
    words: ['continue.page.'],
    say: 'continue.page',
    look: 'phone-page',
  },
  /** A shared design. */
  '/configurator-shared': {
    entry: 'src/review-guest/main.tsx',
    words: ['shared.', 'page.'],
    say: 'shared',
    look: 'shared-page',
  },
} as const

/** The page of such a path, identical for all visitors; undefined for any other path. */
export function renderLinkPage(path: string, shop: Shop, manifest: Manifest): DesignerPageResult | undefined {
  if (!isLinkPath(path)) return undefined
  const { entry, words, say: text, look } = LINK_PAGES[path]
  const { messages, language } = wordsFor(shop)
  const t = createTranslator(messages, { locale: shop.locale, language })
  const { script, styles, preloads } = entryAssets(manifest, entry)
  const own = Object.fromEntries(
    Object.entries(messages).filter(([key]) => words.some(start => key.startsWith(start))),
  )
  const { channel, country, locale } = shop
  const content: LinkData = { shop: { channel, country, locale }, words: { messages: own, language } }
  const sheets = styles.map(file => `<link rel="stylesheet" href="${escapeXml(file)}">`)
  const modules = preloads.map(file => `<link rel="modulepreload" href="${escapeXml(file)}">`)
  const html = `<!doctype html>
<html lang="${locale}" data-channel="${channel}">
<head>
<meta charset="utf-8">
<style>${PAGE_TRANSITION}</style>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeXml(t(`${text}.title`))}</title>
${[...sheets, ...modules].join('\n')}
<script type="module" src="${escapeXml(script)}"></script>
</head>
<body>
<main id="link" class="${look}"><p>${escapeXml(t(`${text}.opening`))}</p></main>
<noscript><p>${escapeXml(t(`${text}.noscript`))}</p></noscript>
<script type="application/json" id="${LINK_ELEMENT_ID}">${serialiseForScript(content)}</script>
</body>
</html>
`
  return {
    status: 200,
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  }
}

const isLinkPath = (path: string): path is keyof typeof LINK_PAGES => path in LINK_PAGES
