import { createTranslator, type Shop } from '@passepartout/domain'
import { wordsFor } from '../messages/index.ts'
import { PHONE_ELEMENT, type PhoneData } from '../phone/phone-data.ts'
import { entryAssets, type Manifest, PHONE_ENTRY } from './assets.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import type { DesignerPageResult } from './render-page.ts'

/** The small page that a phone opens by the QR code. It is the same for everybody: what is secret stands in the fragment. */
export function renderPhonePage(shop: Shop, manifest: Manifest): DesignerPageResult {
  const { messages, language } = wordsFor(shop)
  const t = createTranslator(messages, { locale: shop.locale, language })
  const { script, styles } = entryAssets(manifest, PHONE_ENTRY)
  const own = Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('phone.page.')))
  const { channel, country, locale } = shop
  const content: PhoneData = { shop: { channel, country, locale }, words: { messages: own, language } }
  const sheets = styles.map(file => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('\n')
  const html = `<!doctype html>
<html lang="${locale}" data-channel="${channel}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(t('phone.page.title'))}</title>
${sheets}
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body>
<main id="phone" class="phone-page"><p>${escapeHtml(t('phone.page.opening'))}</p></main>
<noscript><p>${escapeHtml(t('phone.page.noscript'))}</p></noscript>
<script type="application/json" id="${PHONE_ELEMENT}">${jsonForScript(content)}</script>
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
