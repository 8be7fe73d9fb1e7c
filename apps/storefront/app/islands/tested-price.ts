import { getFormatPrices } from '@passepartout/contracts'
import { showBranch } from '../platform/flags/recorded-decisions.ts'
import { clientOf, isOn } from './flag.ts'

/**
 * Displays the tested price of a tile to visitors in the treatment group. Only they request prices of formats (spec 7);
 * without a response the usual price stays.
 */
export default async function enhanceExperimentPrice(root: HTMLElement): Promise<void> {
  if (!(await isOn(root))) return
  const { shop = '{}', query = '{}', format } = root.dataset
  const answer = await clientOf(shop).call(getFormatPrices, { query: JSON.parse(query) })
  const price = answer.ok && answer.payload.formats.find(({ formatType }) => formatType === format)
  if (!price) return
  const { text, priceCurrent, priceOriginal } = price
  const isReduced = priceCurrent.amount < priceOriginal.amount
  for (const [name, shown] of [
    ['size', text],
    ['current', priceCurrent.text],
    ['original', priceOriginal.text],
  ] as const) {
    part(root, name).textContent = shown
  }
  if (priceCurrent.net) part(root, 'current').dataset.net = String(priceCurrent.net)
  part(root, 'current').classList.toggle('text-reduced', isReduced)
  for (const name of ['now', 'before']) part(root, name).hidden = !isReduced
  showBranch(root, true)
}

const part = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement
