import { showToast } from '../features/toast/show-toast.ts'

const KEY = 'country-hint'

interface Answer {
  payload?: { country: string | null; locale: string; source: string }
}

/**
 * Points a visitor from a country with a shop of its own to that shop, once per visit. Only the country of the shop's
 * proxy or the IP address counts: the browser's languages do not reveal a location.
 */
export default async function countryHint(country: HTMLElement): Promise<void> {
  if (isHintDismissed()) return
  const answer = await fetch('/api/get-location/').catch(() => undefined)
  if (!answer?.ok) return
  const { payload } = (await answer.json()) as Answer
  if (!payload?.country || !['proxy', 'address'].includes(payload.source)) return
  const isHere = payload.country === document.documentElement.lang.slice(3)
  // A country without a shop gets the nearest locale, which is no shop for that country.
  const isTheirs = payload.locale.endsWith(`-${payload.country}`)
  const link = country.querySelector<HTMLAnchorElement>(`a[hreflang="${CSS.escape(payload.locale)}"]`)
  if (isHere || !isTheirs || !link) return
  rememberHintDismissed()
  const { hint = '', close = '' } = country.dataset
  const text = link.textContent ?? ''
  showToast({ text: hint, kind: 'note', close, action: { text, run: () => location.assign(link.href) } })
}

function isHintDismissed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

function rememberHintDismissed(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Not remembered; `isHintDismissed` then returns true as well, so the hint never appears.
  }
}
