import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Choice,
  type ConfiguredKind,
  FORM,
  listName,
  NO_CHOICES,
  PRICE,
  priceInResponse,
  priceRequestUrl,
  type ShopOfTable,
} from '../../tools/system-tests/configured-kinds.ts'
import { shopAt } from './shop-address.ts'
import { waitUntilHydrated } from './wait-until-hydrated.ts'

/** A product's page, used by a visitor who tries every option. */
export class ProductFormPage {
  readonly form: Locator
  private readonly page: Page
  private readonly kind: ConfiguredKind
  private readonly shop: ShopOfTable

  constructor(page: Page, kind: ConfiguredKind, shop: ShopOfTable) {
    this.page = page
    this.kind = kind
    this.shop = shop
    this.form = page.locator(FORM)
  }

  /** Opens the page and waits for its script. */
  async opens() {
    const { channel, path } = this.kind
    const address = new URL(path, shopAt(channel, this.shop.country))
    address.searchParams.set('gclid', 'ad-1')
    address.searchParams.set('s', 'mail')
    await this.page.goto(address.href, { waitUntil: 'domcontentloaded' })
    await this.form.evaluate(form => form.scrollIntoView())
    await waitUntilHydrated(this.page.locator('form[data-alive], [data-island=calculator][data-alive]'))
  }

  /** Names of the fields in page order; they can change with every choice. */
  fields = (): Promise<string[]> =>
    this.form.evaluate((form: HTMLFormElement) => [
      ...new Set(
        [...form.elements].flatMap(field => {
          const isField =
            field.matches('select, input:not([type=hidden])') && !field.closest('dialog, [data-own-photo]')
          return isField ? [(field as HTMLInputElement).name || ''].filter(Boolean) : []
        }),
      ),
    ])

  /**
   * Makes another choice in a field: the last of a row, the last of a list, a larger number. Undefined where there is
   * none; else the value, and by how many pixels the field has moved on the screen once the response is there.
   */
  async choosesAnother(name: string): Promise<{ value: string; moved: () => Promise<number> } | undefined> {
    const field = this.form.locator(`[name="${name}"]`)
    const type = await field.first().evaluate(one => (one as HTMLInputElement).type)
    if (type === 'select-one') {
      const value = await field.evaluate((one: HTMLSelectElement) => [...one.options].at(-1)?.value ?? '')
      const moved = await this.watches(field)
      await field.selectOption(value)
      return { value, moved }
    }
    if (type === 'number') {
      const value = await field.evaluate((one: HTMLInputElement) =>
        String(Math.min(Number(one.value) + 3, Number(one.max) || Number.POSITIVE_INFINITY)),
      )
      const moved = await this.watches(field)
      await field.fill(value)
      return { value, moved }
    }
    const other = this.form.locator(`[name="${name}"]:not(:checked, :disabled)`).last()
    if ((await other.count()) === 0) return undefined
    const own = { has: this.page.locator(`[name="${name}"]`) }
    const closed = this.form.locator('details:not([open])').filter(own).locator('summary')
    if ((await closed.count()) > 0) {
      await closed.click()
      // A row that is still unfolding would make the click scroll, and seem to move.
      await this.form.evaluate(form =>
        Promise.allSettled(form.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
    }
    const value = await other.inputValue()
    const chosen = this.form.locator(`[name="${name}"][value="${value}"]`)
    const moved = await this.watches(chosen)
    await this.form
      .locator('label')
      .filter({ has: this.page.locator(`[name="${name}"][value="${value}"]`) })
      .click()
    return { value, moved }
  }

  private async watches(field: Locator): Promise<() => Promise<number>> {
    const top = () => field.evaluate(one => one.getBoundingClientRect().top)
    await field.evaluate(one => one.scrollIntoView({ block: 'center' }))
    const before = await top()
    return async () => Math.abs((await top()) - before)
  }

  /** The price beside the link to the designer, once no calculation is running. */
  async price(): Promise<string> {
    await expect(this.page.locator('form[aria-busy=true], [aria-live=polite][aria-busy=true]')).toHaveCount(0)
    const price = this.page.locator(PRICE).first()
    return ((await price.textContent()) ?? '').trim()
  }

  /** All values of the visitor's configuration, lists under one name. */
  async choices(): Promise<Choice[]> {
    const entries = await this.form.evaluate((form: HTMLFormElement, noChoices) => {
      const own = [...form.querySelectorAll<HTMLInputElement>(noChoices)]
      const shopping = new Set(own.map(({ name }) => name))
      return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
        shopping.has(name) || !value ? [] : [[name, String(value)]],
      )
    }, NO_CHOICES)
    return entries.map(([name, value]) => [listName(name), value])
  }

  /** The API's price of the configuration. */
  async priceOfApi(): Promise<string> {
    const { address, headers } = priceRequestUrl(this.kind, this.shop, await this.choices())
    const body = await this.page.evaluate(async ([to, headers]) => (await fetch(to, { headers })).json(), [
      address,
      headers,
    ] as const)
    return priceInResponse(this.kind, body)
  }

  /** The address of the link to the designer. */
  async goesToDesigner(): Promise<string> {
    const sent = this.page.waitForRequest(request =>
      request.url().includes(`/configurator-${this.kind.designer}`),
    )
    await this.page
      .locator('button.button-primary[type=submit]')
      .locator('visible=true')
      .first()
      .click({ noWaitAfter: true })
    return (await sent).url()
  }
}
