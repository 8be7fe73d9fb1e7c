import { createTranslator, type Translate } from '@passepartout/domain'
import { LINK_ELEMENT_ID, type LinkData, type LinkShop } from './link-data.ts'

/** How long a page waits until it asks again whether the other screen has said yes, in milliseconds. */
export const POLL_INTERVAL_MS = 1500

interface LinkPage {
  root: HTMLElement
  t: Translate
  shop: LinkShop
  /** What stood behind the address, empty where nothing did. It is good once, so that it is taken out of the history. */
  code: string
}

/** The page of another device as the server wrote it, with the code that came in its address; `undefined` anywhere else. */
export function openLinkPage(): LinkPage | undefined {
  const root = document.getElementById('link')
  const json = document.getElementById(LINK_ELEMENT_ID)?.textContent
  if (!root || !json) return undefined
  // Written by our own server a moment ago.
  const { shop, words } = JSON.parse(json) as LinkData
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  const code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
  return { root, t, shop, code }
}

export const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text })
export const paragraph = (text: string) => Object.assign(document.createElement('p'), { textContent: text })
export const show = (root: HTMLElement, parts: HTMLElement[]) => root.replaceChildren(...parts)

/** The number that both screens show. */
export const pairingNumber = (number: string) =>
  Object.assign(paragraph(number), { className: 'phone-number' })
