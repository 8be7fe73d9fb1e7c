import '@passepartout/ui/tokens-passepartout.css'
import '@passepartout/ui/tokens-kartenliebe.css'
import '../styles/base.css'
import '../styles/controls.css'
import './phone.css'
import { createTranslator, type Translate } from '@passepartout/domain'
import { LINK_ELEMENT, type LinkData, type LinkShop } from './link-data.ts'
import { askState, claimLink, sendPhoto } from './phone-calls.ts'

const ASK_MS = 1500
const AT_ONCE = 2

/** The phone's page: a number to compare, then a button for photos. Nothing is kept on the phone. */
async function start(): Promise<void> {
  const root = document.getElementById('link')
  const json = document.getElementById(LINK_ELEMENT)?.textContent
  if (!root || !json) return
  // Written by our own server a moment ago.
  const { shop, words } = JSON.parse(json) as LinkData
  const t = createTranslator(words.messages, { locale: shop.locale, language: words.language })
  const token = location.hash.slice(1)
  // It has been used up by now: it shall not stand in the history.
  history.replaceState(null, '', location.pathname + location.search)
  const link = token ? await claimLink(shop, token) : undefined
  if (!link) return say(root, t('phone.page.gone'))
  show(root, [
    heading(t('phone.page.title')),
    paragraph(t('phone.page.compare')),
    Object.assign(document.createElement('p'), { className: 'phone-number', textContent: link.number }),
  ])
  const wait = async (): Promise<void> => {
    const state = await askState(shop, link.key)
    if (state === 'ended') return say(root, t('phone.page.gone'))
    if (state !== 'open') return void setTimeout(() => void wait(), ASK_MS)
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
  const tell = () => {
    const line = root.querySelector('#sent')
    if (line)
      line.textContent = t(sent === wanted ? 'phone.page.all' : 'phone.page.some', { sent, count: wanted })
  }
  tell()
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const problem = await sendPhoto(shop, key, file)
      if (problem === 'gone') return say(root, t('phone.page.gone'))
      if (problem === undefined) sent++
      else {
        wanted--
        const item = document.createElement('li')
        item.textContent = `${file.name}: ${problem || t('phone.page.failed')}`
        root.querySelector('#failures')?.append(item)
      }
      tell()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const heading = (text: string) => Object.assign(document.createElement('h1'), { textContent: text })
const paragraph = (text: string) => Object.assign(document.createElement('p'), { textContent: text })
const show = (root: HTMLElement, parts: HTMLElement[]) => root.replaceChildren(...parts)
const say = (root: HTMLElement, text: string) => show(root, [paragraph(text)])

void start()
