import { createTranslator, type Translate } from '@passepartout/domain'
import { LINK_ELEMENT_ID, type LinkData, type LinkShop } from './link-data.ts'

/** Interval in milliseconds at which a page polls for the confirmation on the other screen. */
export const POLL_INTERVAL_MS = 1500

interface LinkPage {
  root: HTMLElement
  t: Translate
  shop: LinkShop
  /** Code from the address's fragment, or empty. It is valid once and therefore removed from the history. */
  code: string
}

/** Reads the data of a device-link page and the code of its address; `undefined` on other pages. */
export function openLinkPage(): LinkPage | undefined {
  const root = document.getElementById('link')
  const json = document.getElementById(LINK_ELEMENT_ID)?.textContent
  if (!root || !json) return undefined
  // Trusted: written by our own server.
  const { shop, words } = JSON.parse(json) as LinkData
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  const code = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
  return { root, t, shop, code }
}

export const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text })
export const paragraph = (text: string) => Object.assign(document.createElement('p'), { textContent: text })
export const show = (root: HTMLElement, parts: HTMLElement[]) => root.replaceChildren(...parts)

/** The number displayed on both screens for comparison. */
export const pairingNumber = (number: string) =>
  Object.assign(paragraph(number), { className: 'phone-number' })
