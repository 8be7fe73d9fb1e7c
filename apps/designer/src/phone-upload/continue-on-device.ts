import '@passepartout/ui/tokens-passepartout.css'
import '@passepartout/ui/tokens-kartenliebe.css'
import '../styles/base.css'
import '../styles/controls.css'
import './phone.css'
import type { Translate } from '@passepartout/domain'
import type { LinkShop } from './link-data.ts'
import { heading, openLinkPage, POLL_INTERVAL_MS, pairingNumber, paragraph, show } from './link-page.ts'
import { claimByCode, consumeDraftLink, pollState } from './phone-calls.ts'

/**
 * The page on the other device: the code is entered or part of the address, a number is compared, then the design
 * opens.
 */
function start(): void {
  const page = openLinkPage()
  if (!page) return
  const { root, t, shop, code } = page
  if (code) void startTransfer(root, t, shop, code)
  else showCodeForm(root, t, shop)
}

function showCodeForm(root: HTMLElement, t: Translate, shop: LinkShop, problem = ''): void {
  const input = Object.assign(document.createElement('input'), {
    id: 'code',
    className: 'field code-field',
    maxLength: 14,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: false,
    required: true,
  })
  input.setAttribute('aria-describedby', 'problem')
  const label = Object.assign(document.createElement('label'), {
    htmlFor: 'code',
    textContent: t('continue.page.code'),
  })
  const message = Object.assign(paragraph(problem), { id: 'problem', className: 'problem' })
  message.setAttribute('role', 'alert')
  const button = Object.assign(document.createElement('button'), {
    className: 'button',
    textContent: t('continue.page.go'),
  })
  button.dataset.kind = 'primary'
  button.dataset.size = 'large'
  const form = document.createElement('form')
  form.append(label, input, message, button)
  form.onsubmit = event => {
    event.preventDefault()
    void startTransfer(root, t, shop, input.value)
  }
  show(root, [heading(t('continue.page.title')), paragraph(t('continue.page.lead')), form])
  input.focus()
}

async function startTransfer(root: HTMLElement, t: Translate, shop: LinkShop, code: string): Promise<void> {
  const claimed = await claimByCode(shop, code)
  if (!claimed.ok) return showCodeForm(root, t, shop, claimed.message || t('continue.page.failed'))
  const { key, number } = claimed
  show(root, [
    heading(t('continue.page.title')),
    paragraph(t('continue.page.compare')),
    pairingNumber(number),
  ])
  for (;;) {
    const state = await pollState(shop, key)
    if (state === 'ended') return showCodeForm(root, t, shop, t('continue.page.gone'))
    if (state === 'open') break
    await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  show(root, [paragraph(t('continue.page.opens'))])
  const taken = await consumeDraftLink(shop, key)
  if (!taken.ok) return showCodeForm(root, t, shop, taken.message || t('continue.page.gone'))
  // Keeps the language prefix of this page's path.
  location.replace(location.pathname.replace(/\/configurator-continue\/?$/, '') + taken.path)
}

start()
