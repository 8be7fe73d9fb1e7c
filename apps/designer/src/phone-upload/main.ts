import '@passepartout/ui/tokens-passepartout.css'
import '@passepartout/ui/tokens-kartenliebe.css'
import '../styles/base.css'
import '../styles/controls.css'
import './phone.css'
import type { Translate } from '@passepartout/domain'
import type { LinkShop } from './link-data.ts'
import { heading, openLinkPage, POLL_INTERVAL_MS, pairingNumber, paragraph, show } from './link-page.ts'
import { claimLink, pollState, sendPhoto } from './phone-calls.ts'

const AT_ONCE = 2

/** The phone's page: a number to compare, then a button for photos. Stores nothing on the phone. */
async function start(): Promise<void> {
  const page = openLinkPage()
  if (!page) return
  const { root, t, shop, code: token } = page
  const link = token ? await claimLink(shop, token) : undefined
  if (!link) return showMessage(root, t('phone.page.gone'))
  show(root, [heading(t('phone.page.title')), paragraph(t('phone.page.compare')), pairingNumber(link.number)])
  const wait = async (): Promise<void> => {
    const state = await pollState(shop, link.key)
    if (state === 'ended') return showMessage(root, t('phone.page.gone'))
    if (state !== 'open') return void setTimeout(() => void wait(), POLL_INTERVAL_MS)
    offer(root, t, files => sendAll(root, t, shop, link.key, files))
  }
  await wait()
}

function offer(root: HTMLElement, t: Translate, take: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = 'image/*,.heic,.heif,.avif'
  input.id = 'photos'
  input.className = 'quiet'
  input.onchange = () => take([...(input.files ?? [])])
  const label = document.createElement('label')
  label.htmlFor = 'photos'
  label.className = 'button'
  label.dataset.kind = 'primary'
  label.dataset.size = 'large'
  label.textContent = t('phone.page.choose')
  const progress = Object.assign(document.createElement('p'), { id: 'sent' })
  progress.setAttribute('role', 'status')
  const failures = Object.assign(document.createElement('ul'), { id: 'failures' })
  show(root, [
    heading(t('phone.page.title')),
    paragraph(t('phone.page.ready')),
    input,
    label,
    progress,
    failures,
  ])
}

let [sent, wanted] = [0, 0]

async function sendAll(
  root: HTMLElement,
  t: Translate,
  shop: LinkShop,
  key: string,
  files: File[],
): Promise<void> {
  wanted += files.length
  const waiting = [...files]
  const showProgress = () => {
    const line = root.querySelector('#sent')
    if (line)
      line.textContent = t(sent === wanted ? 'phone.page.all' : 'phone.page.some', { sent, count: wanted })
  }
  showProgress()
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const problem = await sendPhoto(shop, key, file)
      if (problem === 'gone') return showMessage(root, t('phone.page.gone'))
      if (problem === undefined) sent++
      else {
        wanted--
        const item = document.createElement('li')
        item.textContent = `${file.name}: ${problem || t('phone.page.failed')}`
        root.querySelector('#failures')?.append(item)
      }
      showProgress()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const showMessage = (root: HTMLElement, text: string) => show(root, [paragraph(text)])

void start()
