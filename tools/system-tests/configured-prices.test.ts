import { sampleUnlessLongRun } from '@passepartout/testing'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import {
  type Choice,
  type ConfiguredKind,
  designerParamsOf,
  expectedDesignerParams,
  FORM,
  KINDS,
  listName,
  MOST_FIELDS,
  NO_CHOICES,
  PRICE,
  priceInResponse,
  priceRequestUrl,
  SHOPS,
  type ShopOfTable,
} from './configured-kinds.ts'
import { requestShop } from './request-shop.ts'

/** A product's page in a browser without scripts. */
interface ProductPage {
  price: string
  fields: HTMLElement[]
  /** Address of the button to the designer. */
  designer: string
}

const { port } = inject('shop')
const is = (field: HTMLElement, selector: string) => field.matches(selector)
const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? ''
const valueIn = (field: HTMLElement) => field.getAttribute('value') ?? ''

async function open(
  kind: ConfiguredKind,
  shop: ShopOfTable,
  choices: readonly Choice[],
): Promise<ProductPage> {
  let url = new URL(kind.path, `http://${kind.channel}.${shop.country}.localhost`)
  for (const [name] of choices) url.searchParams.delete(name)
  for (const [name, value] of choices) url.searchParams.append(name, value)
  let answer = await requestShop(port, url.hostname, url.pathname + url.search)
  for (let step = 0; step < 2 && answer.status === 301; step++) {
    url = new URL(String(answer.headers.location), url)
    answer = await requestShop(port, url.hostname, url.pathname + url.search)
  }
  expect([url.href, answer.status]).toEqual([url.href, 200])
  const page = parse(answer.body)
  const form = page.querySelector(FORM)
  if (!form) throw new Error(`${url} has no form`)
  const beside = form.id ? page.querySelectorAll(`[form=${form.id}]`) : []
  return {
    price: page.querySelector(PRICE)?.textContent.trim() ?? '',
    fields: [...form.querySelectorAll('input, select'), ...beside].filter(field => nameOf(field) !== ''),
    designer:
      form.querySelector('[formaction]')?.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
  }
}

/** The fields that a browser submits with the form. */
function sent({ fields }: ProductPage): Choice[] {
  return fields.flatMap((field): Choice[] => {
    if (is(field, ':disabled, [disabled]')) return []
    if (field.tagName !== 'SELECT')
      return is(field, '[type=radio]:not([checked]), [type=checkbox]:not([checked])')
        ? []
        : [[nameOf(field), valueIn(field)]]
    const option = field.querySelector('option[selected]') ?? field.querySelector('option')
    return option ? [[nameOf(field), valueIn(option)]] : []
  })
}

/** All values of the visitor's configuration. */
function choicesOf(page: ProductPage): Choice[] {
  const shopping = new Set(page.fields.filter(field => is(field, NO_CHOICES)).map(nameOf))
  return sent(page).filter(([name, value]) => !shopping.has(name) && value !== '')
}

const inLists = (choices: readonly Choice[]): Choice[] =>
  choices.map(([name, value]) => [listName(name), value])

/** Another choice in a field: the last of a row or list, a larger number; undefined where there is none. */
function anotherOf({ fields }: ProductPage, name: string): { value: string; isAdded: boolean } | undefined {
  const own = fields.filter(field => nameOf(field) === name)
  const [first] = own
  if (!first) return undefined
  if (first.tagName === 'SELECT') {
    const last = first.querySelectorAll('option').at(-1)
    return last && { value: valueIn(last), isAdded: false }
  }
  if (is(first, '[type=number]')) {
    const most = Number(first.getAttribute('max')) || Number.POSITIVE_INFINITY
    return { value: String(Math.min(Number(valueIn(first)) + 3, most)), isAdded: false }
  }
  const other = own.filter(field => !is(field, '[checked], [disabled]')).at(-1)
  return other && { value: valueIn(other), isAdded: is(other, '[type=checkbox]') }
}

const fieldsToTry = ({ fields }: ProductPage) =>
  fields
    .filter(
      field => !is(field, '[type=hidden]') && !field.closest('dialog') && !field.closest('[data-own-photo]'),
    )
    .map(nameOf)

const table = KINDS.flatMap((kind, row) =>
  sampleUnlessLongRun(SHOPS, (_, column) => column === row % SHOPS.length).map(shop => ({
    kind,
    shop,
    name: kind.name,
    locale: shop.locale,
  })),
)

test.each(table)(
  '$name, $locale: each choice costs what the API says, and the designer is told of it without scripts',
  async ({ kind, shop }) => {
    const priceOfApi = async (choices: readonly Choice[]) => {
      const { address, headers } = priceRequestUrl(kind, shop, inLists(choices))
      const { body } = await requestShop(port, `${kind.channel}.${shop.country}.localhost`, address, {
        headers,
      })
      return priceInResponse(kind, JSON.parse(body))
    }
    let page = await open(kind, shop, [])
    expect(page.price).toBe(await priceOfApi(choicesOf(page)))

    const tried = new Set<string>()
    for (let name = fieldsToTry(page)[0]; name && tried.size < MOST_FIELDS; ) {
      tried.add(name)
      const another = anotherOf(page, name)
      if (another) {
        const others = choicesOf(page).filter(([one]) => another.isAdded || one !== name)
        page = await open(kind, shop, [...others, [name, another.value]])
        if (another.value) expect(choicesOf(page)).toContainEqual([name, another.value])
        expect
          .soft([name, another.value, page.price])
          .toEqual([name, another.value, await priceOfApi(choicesOf(page))])
      }
      name = fieldsToTry(page).find(one => !tried.has(one))
    }
    expect(tried.size).toBeGreaterThan(1)

    const address = `http://${kind.channel}.${shop.country}.localhost${page.designer}?${new URLSearchParams(sent(page))}`
    const received = designerParamsOf(address)
    expect(received?.kind).toBe(kind.designer)
    expect(received?.extras).toEqual({ platform: 'web', locale: shop.locale })
    for (const choice of expectedDesignerParams(inLists(choicesOf(page))))
      expect.soft(received?.params).toContainEqual(choice)
  },
)
