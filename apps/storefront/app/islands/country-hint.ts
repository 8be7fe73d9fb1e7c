import { showToast } from '../features/toast/show-toast.ts'

const KEY = 'country-hint'

interface Answer {
  payload?: { country: string | null; locale: string; source: string }
}

/**
 * Tells a visitor who comes from a country with a shop of its own where that is, once a visit. What a browser speaks says
 * nothing of where somebody is, so that only the shop's proxy or the address counts.
 */
export default async function countryHint(country: HTMLElement): Promise<void> {
  if (isHintDismissed()) return
  const answer = await fetch('/api/get-location/').catch(() => undefined)
  if (!answer?.ok) return
  const { payload } = (await answer.json()) as Answer
  if (!payload?.country || !['proxy', 'address'].includes(payload.source)) return
  const isHere = payload.country === document.documentElement.lang.slice(3)
  // Somebody from a country without a shop gets the nearest one's locale: that is no other shop of theirs.
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
    // Then it was not asked for either.
  }
}
