import './whitelabel.css'
import { createClient, getWhitelabel, setWhitelabelEnabled, type Whitelabel } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { showNetPrices } from './show-net-prices.ts'

/**
 * Displays the view of a whitelabel customer: net prices, and in the bar above the header their name, logo, colours and
 * contact, and the switch for them.
 */
export async function showWhitelabelIn(
  bar: HTMLElement | null,
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
): Promise<void> {
  const client = createClient({ ...shop, fetch: (url, init) => fetch(url, init) })
  const answer = await client.call(getWhitelabel, {})
  const shown = answer.ok ? answer.payload.whitelabel : null
  if (!shown) return
  showNetPrices(shown.words.net, shop.locale)
  if (!bar) return
  const form = switchOf(shown)
  const button = form.firstElementChild as HTMLButtonElement
  const show = (isOn: boolean) => {
    bar.toggleAttribute('data-off', !isOn)
    button.setAttribute('aria-checked', String(isOn))
    button.value = isOn ? 'off' : 'on'
    for (const sender of document.querySelectorAll<HTMLElement>('[data-sender]'))
      sender.hidden = (sender.dataset.sender === 'on') !== isOn
  }
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const switched = await client.call(setWhitelabelEnabled, { body: { on: button.value === 'on' } })
    const now = switched.ok ? switched.payload.whitelabel : null
    if (now) show(now.isOn)
    // The page of the service explains the error.
    else location.assign(shown.servicePath)
  })
  show(shown.isOn)
  bar.role = 'group'
  bar.ariaLabel = shown.words.bar
  bar.style.setProperty('--own', shown.colour)
  bar.style.setProperty('--on-own', shown.onColour)
  bar.replaceChildren(nameOf(shown), ...contactOf(shown), form)
  bar.hidden = false
}

function nameOf({ company, logo, servicePath }: Whitelabel): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: servicePath, className: 'own-name' })
  if (logo) link.append(Object.assign(document.createElement('img'), { src: logo, alt: '' }))
  link.append(span(company))
  return link
}

function contactOf({ email, phone, words }: Whitelabel): HTMLElement[] {
  const mail = Object.assign(document.createElement('a'), { href: `mailto:${email}`, textContent: email })
  const all = [mail, ...(phone ? [span(phone)] : []), span(words.number)]
  for (const one of all) one.classList.add('own-contact')
  return all
}

function switchOf({ servicePath, words }: Whitelabel): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: servicePath })
  const button = Object.assign(document.createElement('button'), { role: 'switch', name: 'sender' })
  button.append(words.sender, span(''))
  form.append(button)
  return form
}

const span = (textContent: string) => Object.assign(document.createElement('span'), { textContent })
